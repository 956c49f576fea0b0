import type { Tables } from '../tables.ts'

export const welcome: Tables['welcome'] = {
  name: 'Brieflotse nasıl yardım eder',
  place: (at, of) => `${at} / ${of}`,
  cards: [
    {
      title: 'Mektubunuzu anlayın',
      text: 'Almanca resmi bir mektubun fotoğrafını çekin. Ne olduğunu, ne yapmanız gerektiğini, ne zamana kadar ve ne kadar olduğunu okursunuz.',
    },
    {
      title: 'Mektuplarınız sizde kalır',
      text: 'Bu sunucuda okunur ve bu cihazda saklanırlar. Siz istemedikçe, örneğin bir yanıtı postayla göndermek için, başka kimseye verilmezler.',
    },
    {
      title: 'Bir mektupla başlayın',
      text: 'Fotoğrafını çekin ya da uygulamayı önce örnek bir mektupla deneyin.',
    },
  ],
  skip: 'Atla',
  close: 'Kapat',
  back: 'Geri',
  next: 'İleri',
  start: 'Fotoğraf çekin veya dosya seçin',
  sample: {
    title: 'Örnek mektup',
    tag: 'Örnek',
    open: 'Örnek bir mektupla deneyin',
    hint: 'Uydurma bir mektup. Para istemez ve istediğiniz zaman silebilirsiniz.',
  },
}
