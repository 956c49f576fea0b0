import type { DayTold } from '@brieflotse/reading'
import type { PlanSayings } from '../explained-tables.ts'
import { ownWords, writtenIn } from '../said-in.ts'

const { day, sum, clock, country, language } = writtenIn('tr-TR')

const at = (time: string | null) => (time ? ` (saat ${clock(time)})` : '')
// "… tarihine kadar" stands before the verb, and may begin the sentence
const by = (until: DayTold | null) =>
  until
    ? `${day(until.day)} tarihine${at(until.time)} kadar${until.counted ? ' (bu günü biz hesapladık)' : ''} `
    : ''
const on = (one: DayTold | null) => (one ? `${day(one.day)} tarihinde${at(one.time)} ` : '')

const units = { day: 'gün', week: 'hafta', month: 'ay', year: 'yıl' }
const begins = {
  'receipt-date': 'Bu mektubu aldığınız günden sonra',
  'service-date': 'Sarı zarfın üzerindeki tarihten sonra',
}

export const plan: PlanSayings = {
  'step.pay': (v) => `${by(v.day)}${sum(v.sum)} ödeyin.`,
  'step.pay-part': (v) => `Sonraki kısmı ödeyin: ${by(v.day)}${sum(v.sum)}.`,
  'step.pay-parts': (v) =>
    `${sum(v.sum)} tutarını parça parça ödeyin${v.day ? ` (ilk parça:${by(v.day)})` : ''}. Her parçanın ne kadar olduğu mektupta yazar.`,
  'step.pay-further': (v) => `Ayrıca ${by(v.day)}${sum(v.sum)} ödeyin.`,
  'step.pay-monthly': (v) =>
    `${v.day ? `${day(v.day.day)} tarihinden itibaren ayda` : 'Ayda'} ${sum(v.sum)} ödeyin. Düzenli ödeme talimatınız varsa onu değiştirin.`,
  'step.pay-unread': (v) =>
    `Ödeme yapmanız gerekiyor${v.day ? ` (${by(v.day).trim()})` : ''}. Tutarı okuyamadık. Mektupta arayın.`,
  'step.pay-to': (v) => `Hesabın sahibi: ${ownWords(v.payee)}.`,
  'step.in-all': (v) => `Toplam tutar: ${sum(v.sum)}.`,
  'step.pay-early': (v) =>
    `${v.day ? `${day(v.day)} tarihine kadar` : 'Erken'} öderseniz ${sum(v.sum)} yeterlidir.`,
  'step.late-fee': (v) => `Bunun ${sum(v.sum)} kadarı gecikme ücretidir.`,
  'step.pay-foreign': (v) =>
    `İstenen tutar euro değil: ${sum(v.sum)}${v.day ? ` (${by(v.day).trim()})` : ''}. Bankanızın uygulamasıyla, mektubun kendisinden ödeyin.`,
  'step.pay-there': (v) =>
    `${on(v.day)}${v.sum ? `${sum(v.sum)} tutarını` : 'mektuptaki tutarı'} nakit veya kartla ödeyin. Havale yapılamaz.`,
  'step.pay-online': (v) =>
    `${by(v.day)}${v.sum ? `${sum(v.sum)} tutarını` : 'mektuptaki tutarı'} mektupta yazdığı gibi internetten ödeyin.`,
  'step.taken': (v) =>
    `Gönderen ${on(v.day)}${v.sum ? `${sum(v.sum)} tutarını` : 'parayı'} hesabınızdan çeker. Havale yapmayın. Hesapta yeterli para olmasına dikkat edin.`,
  'step.taken-card': (v) =>
    `Gönderen ${on(v.day)}${v.sum ? `${sum(v.sum)} tutarını` : 'tutarı'} kartınızdan çeker. Havale yapmayın.`,
  'step.receive': (v) => `Size ${by(v.day ?? null)}${sum(v.sum)} ödenecek.`,
  'step.receive-monthly': (v) => `Size ayda ${sum(v.sum)} ödenecek.`,
  'step.receive-unread': 'Size para ödenecek. Tutarı okuyamadık.',
  'step.settled': 'Mektupta ödendiği yazıyor. Ödeme yapmanız gerekmez.',
  'step.set-off': 'Tutar başka bir parayla mahsup ediliyor. Ödeme yapmanız gerekmez.',
  'step.attend': (v) =>
    v.day ? `Randevuya gidin: ${day(v.day.day)}${at(v.day.time)}.` : 'Randevuya gidin.',
  'step.object': (v) => `Kabul etmiyorsanız ${by(v.day)}yazılı olarak itiraz edebilirsiniz.`,
  'step.sue': (v) => `Kabul etmiyorsanız ${by(v.day)}mahkemeye başvurabilirsiniz.`,
  'step.reply': (v) => `Gönderene ${by(v.day)}cevap verin.`,
  'step.send-documents': (v) => `İstenen belgeleri ${by(v.day)}gönderin.`,
  'step.bring': 'Mektupta yazan şeyleri yanınızda getirin.',
  'step.consent': (v) =>
    `${by(v.day)}${v.day ? 'onay' : 'Onay'} vermenizi istiyorlar. Önce bunun ne anlama geldiğini öğrenin.`,
  'step.terminate': (v) => `Sözleşmeyi ${by(v.day)}sona erdirebilirsiniz.`,
  'step.other': (v) =>
    `Mektupta başka bir tarih var${v.day ? `: ${day(v.day.day)}${at(v.day.time)}` : ''}. Ne için olduğunu anlayamadık.`,
  'step.nothing': 'Hiçbir şey yapmanız gerekmez.',
  'step.nothing-offer': 'Bir şey yapmanız ve ödemeniz gerekmiyor.',
  'step.nothing-kind': 'Bu mektup yalnızca bilgi veriyor. Yapmanız gereken bir şey bulmadık.',

  'rule.period': ({ count, unit, from }) => `${begins[from]} ${count} ${units[unit]} süreniz var.`,

  'why.you-said': 'Bunu siz belirttiniz.',
  'why.asked': 'Mektup bunu istiyor.',
  'why.asked-in-all': 'Mektup bu tutarı istiyor.',
  'why.debit': 'Mektupta gönderenin parayı çekeceği yazıyor.',
  'why.card': 'Mektupta kartınızdan çekileceği yazıyor.',
  'why.credit': 'Mektupta bu paranın sizin için olduğu yazıyor.',
  'why.settled': 'Mektupta borç kalmadığı yazıyor.',
  'why.foreign': 'Tutar başka bir para biriminde.',
  'why.place': 'Mektupta nasıl ödeneceği yazıyor.',
  'why.day': 'Mektup bu günü belirtiyor.',
  'why.right': 'Mektupta bu hakka sahip olduğunuz yazıyor.',
  'why.law': (v) => `Bu hakkınız yasadan geliyor (${ownWords(v.law)}).`,
  'why.says-so': 'Mektupta böyle yazıyor.',
  'why.offer': 'Siz evet diyene kadar teklif yalnızca bir tekliftir.',
  'why.kind': 'Bu tür mektuplar yalnızca bilgi verir.',

  'caution.offer':
    'Bu bir tekliftir, fatura değildir. Ödemek zorunda değilsiniz. Öder veya imzalarsanız sözleşme yapmış olursunuz.',
  'caution.trick':
    'Dikkatli olun: Bu bir dolandırıcılık olabilir. Gönderene sormadan ödemeyin. Telefon numarasını kendiniz bulun.',
  'caution.changed-account':
    'Mektupta banka hesabının yeni olduğu yazıyor. Ödemeden önce gönderene sorun. Telefon numarasını kendiniz bulun.',
  'sign.account-abroad': (v) => `Hesabın bulunduğu ülke: ${country(v.country)}.`,
  'sign.other-payee': (v) => `Hesabın sahibi gönderen değil: ${ownWords(v.payee)}.`,
  'sign.offer-words': 'Mektubun kendisi bir teklif olduğunu söylüyor.',
  'sign.bank-unknown': 'Hiçbir bankada bu hesap numarası yok.',

  'unclear.requests':
    'İstedikleri her şeyi anlayamadık. Bu mektubu bir danışma merkezine gösterin veya gönderene sorun.',
  'unclear.all':
    'Ne istediklerini anlayamadık. Bu mektubu bir danışma merkezine gösterin veya gönderene sorun.',
  'unclear.other-program': (v) =>
    `${v.page}. sayfa yalnızca Adobe programının gösterebildiği bir form. Onu orada açın, PDF olarak yazdırın ve o dosyayı ekleyin.`,
  'unclear.hardly-read': (v) =>
    `${v.page}. sayfayı neredeyse hiç okuyamadık. Önemli bir şey eksik olabilir. Daha net bir fotoğrafını çekin.`,
  'unclear.lost':
    'Bu mektup okunurken bir sorun oldu. Yanıtın bir kısmı eksik olabilir. Mektubu bir danışma merkezine gösterin veya gönderene sorun.',
  'unclear.not-german': (v) =>
    `Bu mektup Almanca değil. Dili: ${language(v.language)}. Yalnızca Almanca mektupları okuyoruz. Sizden ne istediğini bilmiyoruz.`,
  'unclear.unreadable':
    'Bu sayfada neredeyse hiçbir şey okuyamadık. Daha net bir fotoğraf çekin veya mektubu birine gösterin.',
}
