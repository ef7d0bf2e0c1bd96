/** Drawings that run something in a browser that shows them as they are; each says so at the canary. */
export function listScriptSvgs(canary: string): readonly { readonly name: string; readonly svg: string }[] {
  const wrap = (inner: string, more = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100mm" height="100mm" viewBox="0 0 100 100" ${more}><rect x="10" y="10" width="60" height="50" fill="none" stroke="black" stroke-width="2"/>${inner}</svg>`;
  const call = (name: string) => `fetch('${canary}/${name}')`;
  return [
    { name: 'script', svg: wrap(`<script>${call('script')}</script>`) },
    { name: 'script from elsewhere', svg: wrap(`<script href="${canary}/script.js"/>`) },
    { name: 'handler of the root', svg: wrap('', `onload="${call('root')}"`) },
    { name: 'handler of an image', svg: wrap(`<image href="data:x" onerror="${call('image')}"/>`) },
    {
      name: 'animation that begins',
      svg: wrap(`<animate attributeName="x" dur="1s" onbegin="${call('begin')}"/>`),
    },
    {
      name: 'page within',
      svg: wrap(
        `<foreignObject width="50" height="50"><body xmlns="http://www.w3.org/1999/xhtml"><script>${call('body')}</script><iframe src="${canary}/frame"/><img src="${canary}/img"/></body></foreignObject>`,
      ),
    },
    {
      name: 'style and fonts from elsewhere',
      svg: wrap(
        `<style>@import url(${canary}/css);@font-face{font-family:a;src:url(${canary}/font)}text{font-family:a}rect{fill:url(${canary}/fill#a)}</style><text x="20" y="30" font-size="8">Hill</text>`,
      ),
    },
    {
      name: 'picture and copy from elsewhere',
      svg: wrap(`<image href="${canary}/image.png" width="9" height="9"/><use href="${canary}/use.svg#a"/>`),
    },
    {
      name: 'link that runs',
      svg: wrap(`<a href="javascript:${call('link')}"><text x="20" y="30" font-size="8">Press</text></a>`),
    },
    {
      name: 'handler put in by animation',
      svg: wrap(
        `<g><set attributeName="onmouseover" to="${call('set')}" begin="0s"/><circle r="9" cx="30" cy="30"/></g>`,
      ),
    },
  ];
}
