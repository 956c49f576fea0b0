import type { Tables } from '../tables.ts'

const pages = (numbers: number[]) =>
  numbers.length === 1
    ? `sayfa ${numbers[0]}`
    : `sayfa ${numbers.slice(0, -1).join(', ')} ve ${numbers.at(-1)}`

export const stack: Tables['stack'] = {
  seems: (count) => `Bu dosyada ${count} mektup var gibi görünüyor`,
  seemsHint:
    'Her mektubun kendi göndereni ve kendi süreleri vardır. Sonraki mektubun nerede başladığına bakın, sonra dosyayı bölün.',
  order: 'Sayfaların sırası farklı gibi görünüyor',
  orderHint: 'Basılı sayfa numaraları bunu gösteriyor. Aşağıdaki sıraya bakın.',
  split: (count) => `${count} mektuba böl`,
  one: 'Bu tek bir mektup',
  keepOrder: 'Bu sırayı kullan',
  letter: (number, numbers) => `Mektup ${number}, ${pages(numbers)}`,
  page: (number) => `Sayfa ${number}`,
  blank: 'Metin yok',
  cut: (page) => `Yeni mektup şu sayfada başlasın: ${page}`,
  cutShort: 'Buradan böl',
  uncut: (page) => `Sayfa ${page} önceki mektuba ait`,
  uncutShort: 'Yeni mektup değil',
  cutHelp: 'Sol ve sağ ok tuşları bu bölme yerini taşır.',
  moved: (page) => `Yeni mektup şu sayfada başlıyor: ${page}.`,
  joinedUp: (page) => `Sayfa ${page} artık önceki mektuba ait.`,
  earlier: (page) => `Öne taşı: sayfa ${page}`,
  later: (page) => `Arkaya taşı: sayfa ${page}`,
  atPlace: (page, place) => `Sayfa ${page} artık ${place}. sırada.`,
  why: 'Neden?',
  reasons: {
    address: 'bir adres alanı var',
    'letter-date': 'kendi tarihi var',
    reference: 'kendi numarası var',
    salutation: 'bir hitap var',
    'page-one': '1. sayfa olduğu yazıyor',
    'all-pages-before': 'önceki mektubun bütün sayfaları var',
    'closed-before': 'önceki mektup bitiyor',
    'other-sender': 'göndereni başka',
  },
  because: (page, reasons) => `Sayfa ${page}: ${reasons.join(', ')}.`,
  sort: 'Sayfaları sırala',
  sortHint:
    'Sayfaları sırasına koyun ve başka bir mektubun başladığı yerden bölün. Dosyanın kendisi olduğu gibi kalır.',
  save: 'Bu sırayı kaydet',
  saved: 'Sayfalar artık bu sırada',
  done: (count) => `${count} mektuba bölündü`,
  doneHint: 'Listenizdeler. Dosyanın tamamı arşivde.',
  waiting: 'Sunucuya ulaşılır ulaşılmaz yapılır.',
  kept: 'Tek mektup olarak kalır',
  failed: 'Sayfalar sıralanamadı',
  wasSplit: (count) => `Bu dosya ${count} mektuba bölündü`,
  wasSplitHint: 'Artık ayrı mektuplar. Dosyanın tamamı burada, arşivde kalır.',
  openPart: (number) => `Mektup ${number}: aç`,
  undoSplit: 'Yeniden birleştir',
  undone: 'Dosya yeniden tek belge',
  partOf: 'Bu mektup daha büyük bir dosyadan ayrıldı.',
  openWhole: 'Dosyanın tamamını aç',
  joinedFrom: (count) =>
    count === 1
      ? 'Başka bir yüklemenin sayfaları bu mektuba ait.'
      : `Başka ${count} yüklemenin sayfaları bu mektuba ait.`,
  undoJoin: 'Ayır',
  apart: 'Yüklemeler yeniden ayrı belgeler',
  joinedInto: 'Bu yüklemenin sayfaları başka bir mektuba ait.',
  openJoined: 'O mektubu aç',
  join: 'Başka bir yüklemenin sayfalarını ekle',
  joinHint:
    'İki yüklemeyle gelen tek bir mektup için. Seçtiğiniz sayfalar bu mektubun sayfalarının ardına gelir.',
  joinNone: 'Sayfaları eklenebilecek başka belge yok.',
  joinOf: (title, count) =>
    count === 1 ? `Sayfasını ekle: ${title}` : `${count} sayfasını ekle: ${title}`,
  pageCount: (count) => `${count} sayfa`,
  joined: 'Sayfalar eklendi',
  actedTitle: 'Burada zaten bir şey yapıldı',
  acted:
    'Burada bir şey ödediniz, yanıtladınız veya yapıldı olarak işaretlediniz. Kesin olduğunda ödemeler ve yanıtlar ait oldukları mektupla birlikte gider; gerisi arşivdeki dosyada kalır. Yeniden bir şey ödemeden önce yeni mektuplara bakın.',
  actedYes: 'Devam et',
}
