export { ChartWords } from './chart/chart-words.tsx';
export { FrameSection } from './frame/frame-section.tsx';
export { ChartExplorer } from './screen/chart-explorer.tsx';
