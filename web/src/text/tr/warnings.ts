import type { WarningSayings } from '../explained-tables.ts'
import { iban, ownWords, writtenIn } from '../said-in.ts'

const { money, figure, country } = writtenIn('tr-TR')

const sources = {
  girocode: 'Mektuptaki kod',
  'swiss-qr': 'Mektuptaki İsviçre ödeme kodu',
  'e-invoice': 'Dosyadaki elektronik fatura',
}
const things = {
  payee: 'farklı alıcılar',
  iban: 'farklı hesaplar',
  bic: 'farklı BIC’ler',
  amount: 'farklı tutarlar',
  purpose: 'farklı açıklama numaraları',
}
const refusals = {
  'too-large': 'bir faturadan çok daha büyük',
  broken: 'bozuk',
  entities: 'zarar verebilecek bölümleri var',
  'no-invoice': 'bilmediğimiz bir biçimde',
  incomplete: 'tutar veya para birimi eksik',
}
const noTransfer = {
  settled: 'ödenecek bir şey kalmadığı',
  debit: 'gönderenin parayı hesabınızdan çektiği',
  card: 'kartla ödediğiniz',
  cash: 'nakit ödediğiniz',
  online: 'bir çevrim içi ödeme hizmetiyle ödediğiniz',
  'set-off': 'tutarın, gönderenin size olan borcundan düşüldüğü',
}
const sharper =
  'Daha yakından, daha net bir fotoğraf çekin veya önemli yerleri mektupla karşılaştırın.'
const onlyEuros =
  'Bankanız için hazırladığımız yalnızca avro içindir. Bankanızın uygulamasıyla, mektubun kendisinden ödeyin.'

export const warnings: WarningSayings = {
  'warning.iban-country': (v) =>
    `Hesap Almanya’da değil. Ülke: ${country(v.country)}. Ödemeden önce, kendi bulduğunuz bir telefon numarasından gönderene sorun.`,
  'warning.iban-check-failed': (v) =>
    `Okuduğumuz hesap numarası: ${iban(v.iban)}. Ama kontrol rakamları yanlış. Numarayı mektuptan yazın ve ödemeden önce kontrol edin.`,
  'warning.direct-debit':
    'Gönderen parayı hesabınızdan çekiyor. Ayrıca havale yapmayın. Hesapta yeterli para olmasına dikkat edin.',
  'warning.credit': 'Bu tutar sizin lehinize. Bu size gelecek para, fatura değil.',
  'warning.amount-unsure': (v) =>
    `Okuduğumuz tutar: ${money(v.amount)}. Ama emin değiliz. Ödemeden önce mektupla karşılaştırın.`,
  'warning.amount-unread': 'Tutarı okuduk ama emin değiliz. Ödemeden önce mektupla karşılaştırın.',
  'warning.sum-mismatch': (v) =>
    `Listedeki tutarların toplamı ${money(v.sum)}, mektupta ise ${money(v.amount)} yazıyor. Biri yanlış okunmuş veya yanlış basılmış olabilir. Listeyi kontrol edin.`,
  'warning.blurred-bank':
    'Banka bilgilerinin çoğu zaman bulunduğu alttaki küçük yazı okunamayacak kadar bulanık. Ödemeden önce daha yakından, daha net bir fotoğraf çekin.',
  'warning.blurred-footer': `Alttaki küçük yazı okunamayacak kadar bulanık. ${sharper}`,
  'warning.blurred-address': `Adres okunamayacak kadar bulanık. ${sharper}`,
  'warning.blurred-info': `Sağ üstteki numara ve tarih bölümü okunamayacak kadar bulanık. ${sharper}`,
  'warning.blurred-page':
    'Bu sayfanın bazı yerleri zor okunuyor. Önemli yerleri mektupla karşılaştırın veya daha net bir fotoğraf çekin.',
  'warning.other-iban': (v) =>
    `${sources[v.from]} şu hesaba ödüyor: ${iban(v.theirIban)}. Ama metinde şu hesap yazıyor: ${iban(v.iban)}. Hangisinin doğru olduğunu, kendi bulduğunuz bir telefon numarasından gönderene sorun.`,
  'warning.other-amount': (v) =>
    `${sources[v.from]} ${money(v.theirAmount)} istiyor, metin ${money(v.amount)} istiyor. Ödemeden önce nedenini öğrenin: gecikme ücreti mi, indirim mi, toplamın bir bölümü mü?`,
  'warning.other-payee': (v) =>
    `${sources[v.from]} parayı alacak olarak “${ownWords(v.theirs)}” diyor, mektup ise “${ownWords(v.ours)}” diyor. Nedenini bilmiyorsanız gönderene sorun.`,
  'warning.other-bic': (v) =>
    `${sources[v.from]} BIC olarak ${ownWords(v.theirs)} veriyor, metin ise ${ownWords(v.ours)}. Paranın nereye gideceğini IBAN belirler: bir kez daha karşılaştırın.`,
  'warning.other-purpose': (v) =>
    `${sources[v.from]} açıklama olarak “${ownWords(v.theirs)}” veriyor, metin ise “${ownWords(v.ours)}”. Gönderenin hangisini istediğine mektupta bakın.`,
  'warning.contradiction': (v) =>
    `Bu mektubun kodlarında ve elektronik faturalarında ${things[v.what]} var. Hiçbirini almadık. Hangisinin kastedildiğine mektupta bakın.`,
  'warning.credit-note': (v) =>
    `Dosyadaki elektronik fatura bir alacak belgesi: size para veriyor. Ama metin ${money(v.amount)} istiyor. Ödemeden önce gönderene sorun.`,
  'warning.no-transfer': (v) =>
    `Dosyadaki elektronik faturada ${noTransfer[v.how]} yazıyor. Ama metin ${money(v.amount)} istiyor. Ödemeden önce gönderene sorun.`,
  'warning.code-fault': (v) =>
    v.what === 'amount'
      ? 'Mektuptaki kodda yazan tutar hatalı. Onu almadık. Kodu banka uygulamanızla okutursanız, ödemeden önce tutarı mektupla karşılaştırın.'
      : 'Mektuptaki kodda yazan hesap numarası hatalı. Onu almadık. Hesap numarasını mektubun metninden alın.',
  'warning.foreign-amount': (v) =>
    `${sources[v.from]} avro değil, ${figure(v.figure)} ${v.currency} istiyor. ${onlyEuros}`,
  'warning.foreign-currency': (v) =>
    `${sources[v.from]} avro değil, ${v.currency} istiyor. ${onlyEuros}`,
  'warning.e-invoice-refused': (v) =>
    `Bu dosyada okumadığımız bir elektronik fatura var: ${refusals[v.reason]}. Söylediklerimiz yalnızca basılı metne dayanıyor.`,
  'warning.bank-unknown': (v) =>
    `Bu IBAN’da yazan ${ownWords(v.code)} numarası hiçbir Alman bankasının değil. IBAN’ı mektupla karşılaştırın ve ödemeden önce gönderene sorun.`,
  'warning.bic-of-bank': (v) =>
    `Mektupta yazan BIC: ${ownWords(v.bic)}. Ama IBAN şu bankaya ait: ${ownWords(v.bank)}, BIC: ${ownWords(v.known)}. Ödemeden önce IBAN’ı bir kez daha karşılaştırın.`,
}
