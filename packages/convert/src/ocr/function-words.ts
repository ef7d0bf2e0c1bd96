/** Small words tell a language. They are written without accents, since a reader of another language drops accents. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to is that it was for on are with as his they at be this from have by or had not but what all were we when your can there an which their if will how about them then these some her would him has who',
  de: 'der die das und ist nicht ein eine einen einem einer zu den dem des mit sich auf fur von im auch wird an als nach wie aus bei sie wir ihr sind hat oder aber wenn nur noch uber zum zur kann durch was wer warum wo dir mir',
  fr: 'le les des du une est et dans que qui pour sur au aux pas par plus avec ce cette ces il elle ils elles nous vous sont ou mais son ses leur leurs comme tout fait etre sans ne se chez quel quelle quand pourquoi',
  es: 'el los las una del y que en es por con para se su sus al lo como mas pero este esta son hay muy ya entre cuando desde sobre tambien hasta donde quien porque ser nos cual cada fue sin ha',
  it: 'il gli della delle dei degli del di che e un una per non con sono come ma piu nel nella alla dal dalla si anche ha quando questo questa perche dove cosa sul sulla tra molto essere lo ogni cui ed al ai',
  pt: 'os das dos uma um do da em no na nos nas que e para com nao por se mais como mas ao pelo pela ou quando muito ja esta isso ele ela sao seu sua tem foi entre sem onde porque pelos pelas aos as',
  nl: 'het een van en is op te dat die zijn met voor niet aan er om ook als maar dan naar bij uit door over wordt worden heeft hebben waar wat deze dit wie hoe waarom zich nog wel geen kan hun ze je',
  pl: 'i w na z do nie sie to jest ze jak o po od za co dla tak ale czy przez przed jego jej ich sa byc gdzie kiedy albo lub oraz ktory ktora ktore tym tego ten ta te pod nad tylko juz dlaczego skad u',
  tr: 've bir bu da de ile icin ne cok daha en gibi olarak olan var ama ki o su her kadar sonra ya veya mi mu degil nasil neden nicin nerede kim hangi ise hem bazi olur oldu ben sen biz siz onu onun buna',
  el: 'και το τα η ο οι της του των τον την στο στη στην στον στα με να που σε από απο για δεν είναι ειναι θα ως ένα ενα μια μία αλλά αλλα όταν οταν τι πώς πως γιατί γιατι ή τις τους στις στους αυτό αυτο',
  uk: 'і й та в у на з до не що це як від за по для про але є його її їх вони він вона ми ви чи або де коли чому який яка які цей ця також під над між через був була були бути тому',
  ru: 'и в на не что с по как к из от за для это но у о его ее их они он она мы вы или где когда почему который какой все так же под над между через был была были быть без при',
  bg: 'и на в да от се за с не са по е че като до или но при го ги му един една тези това този който която които къде кога защо след през между има няма още само както',
};
