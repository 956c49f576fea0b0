import type { Tables } from '../tables.ts'

export const mend: Tables['mend'] = {
  title: 'Hangisi kalsın?',
  why: 'Değişikliğiniz ulaşmadan önce bu başka bir yerde değiştirildi.',
  nothingToChoose: 'Diğer değişiklik henüz bu cihaza ulaşmadı. Lütfen birazdan yeniden bakın.',
  noName: 'Ad yok, mektuptaki başlık',
  noTags: 'Etiket yok',
  nothingSaid: 'Okunduğu gibi',
  notThere: 'Mektupta yok veya bilinmiyor',
  keepMine: 'Benimkini bırak',
  keepTheirs: 'Diğerini bırak',
  later: 'Sonra karar ver',
  mine: {
    title: 'Sizin adınız',
    tags: 'Sizin etiketleriniz',
    letter: 'Sizin metniniz',
    fact: 'Sizin düzeltmeniz',
    word: 'Sizin sözcüğünüz',
    answer: 'Sizin yanıtınız',
  },
  theirs: {
    title: 'Diğer ad',
    tags: 'Diğer etiketler',
    letter: 'Diğer metin',
    fact: 'Diğer düzeltme',
    word: 'Diğer sözcük',
    answer: 'Diğer yanıt',
  },
}
