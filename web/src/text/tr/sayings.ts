import type { AskedDay, By, DayTold, ListedThings } from '@brieflotse/reading'
import { ownWords, whatIs, writtenIn } from '../said-in.ts'
import type { Length, Sayings, WordsOf } from '../explained-tables.ts'
import askedWords from './asked-words.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import { plan } from './plan.ts'
import { warnings } from './warnings.ts'

const { day, longDay, money, clock, list } = writtenIn('tr-TR')

const words: WordsOf = {
  ...askedWords,
  forms: {
    questionnaire: 'soru formunu (Fragebogen)',
    agreement: 'anlaşmayı',
    'power-of-attorney': 'vekâletnameyi',
    'tax-return': 'vergi beyannamesini',
    declaration: 'beyanı',
    contract: 'sözleşmeyi',
    application: 'başvuruyu',
    form: 'formu',
    copy: 'bir nüshayı',
    copies: 'nüshaları',
    'both-copies': 'iki nüshayı da',
    sheet: 'sayfayı',
  },
  places: {
    meter: 'sayaca',
    bathroom: 'banyoya',
    home: 'evinize',
    cellar: 'bodruma',
  },
  since: {
    invoice: 'fatura tarihinden itibaren',
    arrival: 'mektubu aldıktan sonra',
    service: 'resmî tebliğden sonra',
    'end-known': 'işinizin ne zaman biteceğini öğrendikten sonra',
  },
  leads: {
    or: 'Ya da:',
    also: 'Bu durumda ayrıca:',
    'if-ill': 'Hastaysanız ve gelemiyorsanız:',
    'if-not-coming': 'Gelemiyorsanız:',
    'if-not-at-once': 'Hepsini bir seferde ödeyemiyorsanız:',
    'if-questions': 'Sorularınız varsa:',
    'if-disagree': 'Kabul etmiyorsanız:',
    'if-agree': 'Kabul ediyorsanız:',
    'if-order': 'Siparişi vermek istiyorsanız:',
    'if-moved': 'Taşındıysanız:',
    'if-changes': 'Bir şey değişirse:',
    'if-not-driver': 'Aracı siz kullanmadıysanız:',
    'if-cannot-pay': 'Ödeyemiyorsanız:',
    'if-interpreter': 'Tercümana ihtiyacınız varsa:',
    'if-lost': 'Onu kaybettiyseniz:',
    'if-want': 'Bunu istiyorsanız:',
    'if-benefits': 'Sosyal yardım alıyorsanız:',
    'if-children': 'Çocuğunuz varsa:',
    'if-sold': 'Onu sattıysanız:',
    'if-more-time': 'Daha fazla zamana ihtiyacınız varsa:',
    'if-job': 'İş bulursanız:',
    'if-damage': 'Hasar varsa:',
    'if-new-account': 'Banka hesabınız değişirse:',
    'if-sick': 'Hastaysanız:',
    'if-available': 'Elinizde varsa:',
    'if-wrong': 'Talebin yanlış olduğunu düşünüyorsanız:',
  },
  starts: {
    'that-day': 'o günden',
    service: 'tebliğ gününden',
    receipt: 'mektubun ulaştığı günden',
    arrival: 'mektubun size ulaştığı günden',
    'letter-date': 'mektubun tarihinden',
    'handed-over': 'teslim edildiği günden',
    contract: 'sözleşmenin yapıldığı günden',
    appointment: 'randevudan',
    'contract-end': 'sözleşmenin bitiminden',
    beginning: 'başlangıçtan',
  },
  freeDays: {
    Saturday: 'cumartesi',
    Sunday: 'pazar',
    'New Year’s Day': 'Yılbaşı',
    Epiphany: 'Epifani (Heilige Drei Könige)',
    'International Women’s Day': 'Dünya Kadınlar Günü',
    'Good Friday': 'Kutsal Cuma (Karfreitag)',
    'Easter Monday': 'Paskalya Pazartesi',
    'Labour Day': 'İşçi Bayramı',
    'Ascension Day': 'Göğe Yükseliş (Christi Himmelfahrt)',
    'Whit Monday': 'Pentekost Pazartesi (Pfingstmontag)',
    'Corpus Christi': 'Fronleichnam',
    'Augsburg Peace Festival': 'Augsburg Barış Bayramı',
    'Assumption Day': 'Meryem Ana’nın Göğe Alınışı',
    'World Children’s Day': 'Dünya Çocuklar Günü',
    'Day of German Unity': 'Alman Birliği Günü',
    'Reformation Day': 'Reform Günü (Reformationstag)',
    'All Saints’ Day': 'Azizler Günü (Allerheiligen)',
    'Repentance Day': 'Tövbe ve Dua Günü (Buß- und Bettag)',
    'Christmas Day': 'Noel’in 1. günü',
    'Boxing Day': 'Noel’in 2. günü',
    'Liberation Day': 'Kurtuluş Günü',
    'Uprising Day': 'Halk Ayaklanması Günü',
  },
}

const at = (time: string | null) => (time ? ` (saat ${clock(time)})` : '')
const listed = (v: ListedThings) =>
  v.count === null
    ? list([...v.things.map((id) => words.things[id]), ...v.named.map(ownWords)])
    : `listedeki ${v.count} şeyi`
const told = ({ day: on, time, counted }: DayTold) =>
  `${day(on)}${at(time)}${counted ? ' (hesaplandı, mektupta yazmıyor)' : ''}`
const on = (one: AskedDay | null) => (one ? `${longDay(one.day)} günü${at(one.time)} ` : '')

function by(until: By): string {
  if (until === null) return ''
  if (until === 'at-once') return 'hemen '
  if ('day' in until) return `en geç ${day(until.day)} tarihine${at(until.time)} kadar `
  const { count, unit, since } = until
  const units = { day: 'gün', 'working-day': 'iş günü', week: 'hafta', month: 'ay' }
  return `${since ? `${words.since[since]} ` : ''}${count} ${units[unit]} içinde `
}

// A sentence may begin with what is written small in the middle of one.
const Sentence = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

function period({ count, unit, toMonthEnd }: Length): string {
  const units = { day: 'gün', week: 'hafta', month: 'ay', year: 'yıl' }
  return `${count} ${units[unit]}${toMonthEnd ? ' (ayın sonuna kadar)' : ''}`
}

export const lead = (id: keyof WordsOf['leads'], sentence: string) =>
  `${words.leads[id]} ${sentence}`

export const sayings: Sayings = {
  ...warnings,
  ...plan,
  'summary.no-text': 'Bu sayfada hiçbir metin okuyamadık.',
  'summary.sender-on': (v) => `Bu mektubu ${ownWords(v.sender)} ${day(v.day)} tarihinde yazdı.`,
  'summary.sender': (v) => `Bu mektubu ${ownWords(v.sender)} yazdı.`,
  'summary.written-on': (v) =>
    `Bu mektup ${day(v.day)} tarihinde yazıldı. Kimin gönderdiğini okuyamadık.`,
  'summary.no-sender': 'Bu mektubu kimin gönderdiğini okuyamadık.',
  'summary.kind': (v) => whatIs(kinds, v.kind),
  'summary.subject': (v) =>
    `Konusu “${ownWords(v.subject)}”. Ne tür bir mektup olduğunu anlayamadık.`,
  'summary.no-kind': 'Ne tür bir mektup olduğunu anlayamadık.',
  'summary.credit': (v) => `Lehinize ${money(v.amount)} var.`,
  'summary.taken': (v) =>
    Sentence(
      `${v.day ? `${day(v.day)} tarihinde ` : ''}${v.amount === null ? 'ödenecek tutar' : money(v.amount)} hesabınızdan çekilecek. Havale yapmanız gerekmez.`,
    ),
  'summary.names-amount': (v) => `Mektupta yazan tutar: ${money(v.amount)}.`,
  'summary.pay': (v) => `Sizden ${money(v.amount)} ödemeniz isteniyor.`,
  'summary.pay-by': (v) =>
    `Sizden ${day(v.day)} tarihine kadar ${money(v.amount)} ödemeniz isteniyor.`,
  'summary.first-payment': (v) => `İlk ödeme ${day(v.day)} tarihine kadar yapılmalı.`,
  'summary.something-to-pay': (v) => `${day(v.day)} tarihine kadar bir ödeme yapılmalı.`,
  'summary.payee': (v) => `Paranın gideceği yer: ${ownWords(v.payee)}.`,
  'summary.late-fee': (v) => `Mektupta gecikme için ${money(v.amount)} ek masraf yazıyor.`,

  'until.pay': (v) => `Bir ödeme daha var, son günü: ${told(v)}.`,
  'until.object': (v) => `Kabul etmiyorsanız itiraz edebilirsiniz, son gün: ${told(v)}.`,
  'until.sue': (v) => `Kabul etmiyorsanız dava açabilirsiniz, son gün: ${told(v)}.`,
  'until.reply': (v) => `Bir cevap bekleniyor, son gün: ${told(v)}.`,
  'until.send-documents': (v) => `Belgeler veya bir form gönderilmeli, son gün: ${told(v)}.`,
  'until.consent': (v) => `Gönderen onayınızı istiyor, son gün: ${told(v)}.`,
  'until.appointment': (v) => `Bir randevu var: ${told(v)}.`,
  'until.terminate': (v) => `Sözleşmeyi sona erdirebilirsiniz, son gün: ${told(v)}.`,
  'until.other': (v) => `Aklınızda tutmanız gereken bir gün: ${told(v)}.`,
  'limited.pay': 'Ödemek için süreniz sınırlı.',
  'limited.object': 'İtiraz etmek için süreniz sınırlı.',
  'limited.sue': 'Dava açmak için süreniz sınırlı.',
  'limited.reply': 'Cevap vermek için süreniz sınırlı.',
  'limited.send-documents': 'Belge göndermek için süreniz sınırlı.',
  'limited.consent': 'Onay vermek için süreniz sınırlı.',
  'limited.appointment': 'Randevu almak için süreniz sınırlı.',
  'limited.terminate': 'Sözleşmeyi sona erdirmek için süreniz sınırlı.',
  'limited.other': 'Mektubun istediğini yapmak için süreniz sınırlı.',
  'limited.from-arrival': 'Süre, mektubun size ulaştığı gün başlar.',
  'limited.from-service': 'Süre, mektubun size resmî olarak tebliğ edildiği gün başlar.',
  'summary.may-ask': 'Mektup sizden bir şey istiyor olabilir. Emin olmak için baştan sona okuyun.',
  'summary.nothing': 'Yapmanız gereken bir şey bulmadık.',

  thing: (v) => words.things[v.thing],
  'only.if': (v) => `Yalnızca şu durumda: ${words.leads[v.only].replace(/:$/u, '')}.`,
  'only.unknown': 'Yalnızca bazı durumlarda. Sizin için geçerli olup olmadığını anlayamadık.',

  'ask.pay': (v) => {
    const plus = { interest: ' ve faizi', more: ' ve mektuptaki ek masrafları' }
    const to =
      v.account === 'named'
        ? 'mektuptaki hesaba '
        : v.account
          ? `${ownWords(v.account)} hesabına `
          : ''
    return Sentence(
      `${by(v.by)}${to}${v.amount === null ? 'mektuptaki tutarı' : `${money(v.amount)} tutarını`}${v.plus ? plus[v.plus] : ''} ödeyin.`,
    )
  },
  'ask.pay-or-object': (v) =>
    Sentence(
      `${by(v.by)}tutarları ödeyin ya da ekteki formu mahkemeye gönderip kabul etmediğinizi yazın.`,
    ),
  'ask.pay-not-court': 'Öderseniz mahkemeye ödemeyin.',
  'ask.pay-back': (v) =>
    Sentence(
      `${by(v.by)}${v.amount === null ? 'parayı' : `${money(v.amount)} tutarını`} geri ödeyin.`,
    ),
  'ask.use-account': 'Ödemeler için bu mektuptaki hesabı kullanın.',
  'ask.put-reference': (v) =>
    v.reference === null
      ? 'Ödemenize bu mektubun numarasını yazın.'
      : `Ödemenize ${ownWords(v.reference)} numarasını yazın.`,
  'ask.standing-order': (v) =>
    `Düzenli ödeme emrinizi ${v.amount === null ? 'yeni tutara' : `${money(v.amount)} tutarına`} göre değiştirin.`,
  'ask.things': (v) => Sentence(`${by(v.by)}${listed(v)} ${words.doing[v.doing]}.`),
  'ask.do': (v) => Sentence(`${by(v.by)}${words.tasks[v.task]}.`),
  'ask.sign-may': 'Sizden imza istiyorlar. İmzalamak zorunda değilsiniz.',
  'ask.sign-means': (v) => `İmzalamanız şu anlama gelir: ${words.signing[v.meaning]}.`,
  'ask.tax-returns': (v) =>
    Sentence(
      `${by(v.by)}vergi beyannamelerinizi${v.online ? ' internetten (ELSTER)' : ''} gönderin.`,
    ),
  'ask.end-contract': (v) => Sentence(`${by(v.by)}sözleşmeyi yazılı olarak sona erdirin.`),
  'ask.check-details': 'Mektuptaki bu bilgileri kontrol edin.',
  'ask.tell-so': (v) =>
    Sentence(`${by(v.by)}gönderene haber verin${v.proof ? ' ve belge gönderin' : ''}.`),
  'ask.comment': (v) => Sentence(`${by(v.by)}olayı kendi açınızdan yazıp gönderin.`),
  'ask.number': (v) => `Telefon numarası: ${ownWords(v.phone)}.`,
  'ask.pay-in-parts': 'Taksitle ödeyin.',
  'ask.new-account':
    'Mektup yeni bir hesaba ödemenizi söylüyor. Önce gönderene sorun; telefon numarasını kendiniz bulun.',
  'ask.use-reference': (v) => `Açıklama (Verwendungszweck) olarak ${ownWords(v.reference)} yazın.`,
  'ask.cover-account': 'Hesabınızda yeterli para olduğundan emin olun.',
  'ask.fill-in': (v) =>
    Sentence(`${by(v.by)}${words.forms[v.form]} doldurun${v.sign ? ' ve imzalayın' : ''}.`),
  'ask.sign': (v) => Sentence(`${by(v.by)}${words.forms[v.form]} imzalayın.`),
  'ask.send-form': (v) => {
    const how =
      v.fill && v.sign
        ? ' doldurup imzalayarak'
        : v.fill
          ? ' doldurarak'
          : v.sign
            ? ' imzalayarak'
            : ''
    return Sentence(
      `${by(v.by)}${words.forms[v.form]}${how} ${v.back ? 'geri gönderin' : 'gönderin'}.`,
    )
  },
  'ask.copies-only': 'Sadece kopya gönderin, asıllarını göndermeyin.',
  'ask.identity-copy': (v) =>
    Sentence(
      `${by(v.by)}mektup kimliğinizin veya pasaportunuzun bir kopyasını ya da fotoğrafını istiyor. Göndermeden önce gönderenin kim olduğundan emin olun.`,
    ),
  'ask.send-back-it': (v) => Sentence(`${by(v.by)}geri gönderin.`),
  'ask.must-come': 'Gelmeniz gerekmediği size bildirilmedikçe gelmek zorundasınız.',
  'ask.come': (v) => {
    const to = { test: 'seviye belirleme sınavına ', appointment: 'randevuya ' }
    return Sentence(
      `${on(v.on)}${v.to ? to[v.to] : ''}${v.self ? 'şahsen ' : ''}${v.early ? 'zamanında ' : ''}gelin.`,
    )
  },
  'ask.place': (v) => `Yer: ${ownWords(v.place)}.`,
  'ask.call-off': 'Randevuyu iptal edin.',
  'ask.call-off-before': (v) =>
    `Randevuyu en az ${v.count} ${v.working ? 'iş günü' : 'gün'} önce iptal edin.`,
  'ask.make-appointment': (v) => Sentence(`${by(v.by)}randevu alın.`),
  'ask.let-in': (v) => Sentence(`${on(v.on)}${words.places[v.place]} girilebilmesini sağlayın.`),
  'ask.register-work': (v) =>
    Sentence(
      `${by(v.by)}Agentur für Arbeit’a ${v.seeking ? 'iş arayan (arbeitsuchend)' : 'işsiz (arbeitslos)'} olarak kaydolun.`,
    ),
  'ask.confirm': (v) =>
    Sentence(`${by(v.by)}mektubu aldığınızı${v.copy ? ' kopyanın üzerinde' : ''} onaylayın.`),
  'ask.confirm-sign': 'İmzalayın.',
  'ask.confirm-date': 'Tarihi yazın ve imzalayın.',
  'ask.agree': (v) =>
    Sentence(
      `${by(v.by)}gönderen onayınızı istiyor. Onaylamadan önce neyle ilgili olduğunu okuyun.`,
    ),
  'ask.meter': (v) => Sentence(`${by(v.by)}sayacınızı okuyun ve değeri gönderene bildirin.`),
  'ask.object': (v) => `Kabul etmiyorsanız ${by(v.by)}yazılı olarak itiraz edin.`,
  'ask.keep-letter': 'Bu mektubu saklayın.',
  'ask.check-list': 'Mektuptaki listeyi kontrol edin.',
  'ask.check-enclosed': 'Ekte olanları kontrol edin.',
  'ask.answer': (v) => Sentence(`${by(v.by)}gönderene cevap verin.`),
  'ask.call': (v) => Sentence(`${by(v.by)}göndereni arayın.`),
  'ask.contact': (v) => Sentence(`${by(v.by)}gönderenle iletişime geçin.`),

  'threat.supply':
    'Mektup, bir şey yapmazsanız hizmetinizin (elektrik, gaz, su) kesilebileceğini söylüyor.',
  'threat.enforced': 'Mektup, bir şey yapmazsanız alacağın zorla tahsil edilebileceğini söylüyor.',
  'threat.by-force':
    'Mektup, gelmezseniz zorla getirilebileceğinizi veya başka önlemler alınabileceğini söylüyor.',
  'threat.fine': 'Mektup, bir şey yapmazsanız para cezası ödemeniz gerekebileceğini söylüyor.',
  'threat.estimate': 'Mektup, cevap gelmezse dairenin rakamları tahmin edebileceğini söylüyor.',
  'threat.refused':
    'Mektup, bir şey yapmazsanız bir paranın veya iznin reddedilebileceğini ya da azaltılabileceğini söylüyor.',
  'threat.court': 'Mektup, bir şey yapmazsanız konunun mahkemeye gidebileceğini söylüyor.',
  'threat.collector':
    'Mektup, bir şey yapmazsanız bir tahsilat şirketinin (Inkasso) veya kredi kuruluşunun devreye girebileceğini söylüyor.',
  'threat.contract':
    'Mektup, bir şey yapmazsanız bir sözleşmenin sona erdirilebileceğini söylüyor.',
  'threat.costs-more': 'Mektup, gecikirseniz daha pahalıya mal olacağını söylüyor.',
  'else.supply': 'Hizmetiniz (elektrik, gaz, su) kesilebilir.',
  'else.connection': 'Bağlantınız kesilebilir.',
  'else.court-order':
    'Karşı taraf icra kararı (Vollstreckungsbescheid) alıp parayı zorla tahsil ettirebilir.',
  'else.payment-order': 'Konu ödeme emri için mahkemeye (Mahnverfahren) gidebilir.',
  'else.bailiff': 'Mektup, icra memurunun (Gerichtsvollzieher) gelebileceğini söylüyor.',
  'else.seized': 'Hesabınıza veya maaşınıza haciz konabilir.',
  'else.by-force': 'Para zorla tahsil edilebilir.',
  'else.court': 'Konu mahkemeye gidebilir.',
  'else.eviction': 'Ev sahibi, evi boşaltmanız için mahkemeye gidebilir.',
  'else.fine': 'Para cezası (Bußgeld) ödemeniz gerekebilir.',
  'else.offence': 'Bu, para cezası verilen bir kabahat sayılabilir.',
  'else.penalty': 'Zorlayıcı para cezası (Zwangsgeld) ödemeniz gerekebilir.',
  'else.estimate': 'Daire rakamları tahmin edebilir.',
  'else.benefit-blocked': 'İşsizlik paranız bir süre durdurulabilir (Sperrzeit).',
  'else.benefit-stopped': 'Yardımınız reddedilebilir veya durdurulabilir.',
  'else.benefit-reduced': 'Yardımınız azaltılabilir.',
  'else.application-refused': 'Başvurunuz reddedilebilir.',
  'else.family-insurance': 'Aile sigortası sona erdirilebilir.',
  'else.late-charges': 'Gecikme nedeniyle ek ücretler eklenebilir.',
  'else.reminder-fees': 'İhtar masrafları (Mahngebühr) eklenebilir.',
  'else.interest': 'Faiz ödemeniz gerekebilir.',
  'else.collector': 'Bir tahsilat şirketi (Inkasso) devreye girebilir.',
  'else.credit-agency': 'Kredi kuruluşlarına (örneğin Schufa) bildirilebilir.',
  'else.contract': 'Sizinle yapılan bir sözleşme sona erdirilebilir.',
  'else.costs-more': 'Sizin için daha pahalı olabilir.',
  'else.bear-costs': 'Bundan doğan masrafları ödemeniz gerekebilir.',
  'else.instalments-end': 'Sonra veya taksitle ödeme anlaşması sona erer.',
  'else.charged': 'Bunun ücreti sizden istenebilir.',
  'else.set-off': 'Tutar, borcunuzdan düşülebilir.',
  'else.given-away': 'Sizin için ayrılan şey başkasına verilebilir.',
  'else.destroyed': 'Sizi bekleyen şey yok edilebilir.',
  'else.closed': 'Konu, size başka ödeme yapılmadan kapatılabilir.',
  'else.course-fee': 'Kurs ücretinin tamamını ödemeniz gerekir.',

  'else.by-file': 'Daire, cevabınız olmadan, yalnızca elindeki bilgilerle karar verir.',
  'else.deemed-withdrawn': 'Başvurunuz geri çekilmiş sayılır.',
  'else.deemed-agreed': 'Kabul etmiş sayılırsınız.',
  'else.deemed-refused': 'Reddedilmiş sayılır.',
  'else.deemed-accepted': 'Gönderen bunu doğru kabul eder.',
  'else.appointment-lost': 'Randevunuz iptal olur.',
  'else.all-due': 'Tüm tutarı bir seferde ödemeniz gerekebilir.',
  'else.no-cover': 'Sigorta korumanızı kaybedebilirsiniz.',
  'else.licence': 'Ehliyetinizi kaybedebilirsiniz.',
  'else.no-driving': 'Aracı artık kullanamayabilirsiniz.',
  'else.towed': 'Arabanız veya eşyalarınız masrafı size ait olmak üzere kaldırılabilir.',
  'else.brought': 'Polis sizi getirebilir.',
  'else.prison': 'Ödemezseniz mahkeme sizi birkaç gün hapse gönderebilir.',
  'else.deported': 'Almanya’dan sınır dışı edilebilirsiniz.',
  'else.delay': 'Daha uzun sürer.',
  'else.place-lost': 'Yerinizi kaybedersiniz.',
  'else.right-lost': 'Bu hakkı kaybedersiniz.',
  'else.no-money': 'Bunun için para almazsınız.',
  'else.guilty': 'Mahkeme siz olmadan karar verebilir.',
  'else.renewed': 'Sözleşme devam eder.',
  'else.cut-by': (v) =>
    `Yardımınız${v.months === null ? '' : ` ${period({ count: v.months, unit: 'month' })} boyunca`} %${v.percent} azaltılabilir.`,
  'else.blocked-for': (v) =>
    `${period({ count: v.weeks, unit: 'week' })} boyunca işsizlik parası alamayabilirsiniz.`,
  'else.fine-of': (v) => `En fazla ${money(v.amount)} para cezası ödemeniz gerekebilir.`,
  'else.penalty-of': (v) => `${money(v.amount)} zorlama cezası ödemeniz gerekebilir.`,
  'else.fee-of': (v) => `${money(v.amount)} ücret ödemeniz gerekebilir.`,
  'else.no-show-fee': (v) => `Gelmez ve iptal etmezseniz bunun bedeli ${money(v.amount)}.`,
  'else.interest-of': (v) => `%${v.percent} faiz ödemeniz gerekebilir.`,

  'day.named': 'Mektupta bu gün yazıyor.',
  'day.without-year':
    'Mektupta bu gün yılı olmadan yazıyor; mektubun tarihinden sonraki ilk yıl alındı.',
  'day.mended': (v) =>
    `Mektupta bu gün yazıyor; “${ownWords(v.read)}” ${day(v.day)} olarak okundu, başka bir gün olamaz.`,
  'day.weekday-differs': (v) =>
    `Mektupta ${ownWords(v.printed)} yazıyor, ama haftanın günü ile tarih birbirini tutmuyor. Lütfen sayfaya bakın.`,
  'day.month-end': (v) => `Mektupta “${ownWords(v.words)}” yazıyor: bu, o ayın son günüdür.`,
  'day.in-words': (v) =>
    `Mektupta “${ownWords(v.words)}” yazıyor: mektubun tarihinden sayınca bu gün ${longDay(v.day)}.`,
  'day.standing-order':
    'Bu günden itibaren yeni bir tutar geçerli; mektup düzenli ödeme talimatını (Dauerauftrag) değiştirmenizi istiyor.',
  'day.as-before': 'Mektup, daha önce yazdığı güne işaret ediyor.',
  'day.in-table': 'Mektupta bu gün bir ödeme tablosunda yazıyor.',
  'day.in-table-debit':
    'Mektupta bu gün bir tabloda yazıyor; para hesabınızdan çekilir, havale yapmanız gerekmez.',
  'day.earliest-start':
    'Mektup, sürenin ne zaman başladığını söylemiyor; olabilecek en erken gün mektubun tarihidir.',
  'day.posted': (v) => `Mektubun tarihi ${longDay(v.day)}; bu gün postaya verildiği gün sayıldı.`,
  'day.printed-posting': (v) => `Mektupta postaya verildiği gün olarak ${longDay(v.day)} yazıyor.`,
  'day.from-service': 'Süre tebliğ günü başlar; bu gün, mektubun geldiği zarfın üzerinde yazar.',
  'day.from-arrival': 'Süre, mektubun size ulaştığı gün başlar. Bunu yalnızca siz bilirsiniz.',
  'day.from-unread-date': 'Süre mektubun tarihinde başlar; bu tarih okunamadı.',
  'day.from-signature': 'Süre imzaladığınız gün başlar.',
  'day.from-final':
    'Süre, karar kesinleşince başlar: itiraz süresi bittiğinde ve kimse itiraz etmediğinde.',
  'day.arrival-needed':
    'Mektubun tarihi okunamadı; bu yüzden size ulaştığı günün bilinmesi gerekiyor.',
  'day.you-say-arrived': (v) => `Verdiğiniz bilgi: mektup size ${longDay(v.day)} günü ulaştı.`,
  'day.you-say-served': (v) =>
    `Verdiğiniz bilgi: zarfta tebliğ günü olarak ${longDay(v.day)} yazıyor; süre o gün başlar (§ 180 ZPO).`,
  'day.you-do-not-know': (v) =>
    `Günü bilmiyorsunuz. Mektup kendi tarihinden, ${longDay(v.day)} gününden önce gelmiş olamaz. Geç kalmamanız için bu gün alındı; gerçek süre daha geç bitebilir.`,
  'day.you-gave': 'Bu ödeme gününü siz yazdınız.',

  'count.deemed': (v) =>
    `Postayla gelen bir karar, postaya verildikten sonraki ${v.nth === 4 ? 'dördüncü' : 'üçüncü'} gün ulaşmış sayılır: ${longDay(v.day)} (${v.law}).`,
  'count.deemed-unsure':
    'Yalnızca vergi hukukunda bu gün hafta sonuna veya tatile rastlarsa ileri alınır; hangi hukukun geçerli olduğu kesin değil, bu yüzden daha erken gün alındı.',
  'count.deemed-stays': (v) =>
    `${v.branch === 'social' ? 'Sosyal hukukta' : 'İdare hukukunda'} bu gün hafta sonuna veya tatile rastlasa da ileri alınmaz.`,
  'count.later': (v) => `Mektup aslında daha geç, ${longDay(v.day)} günü geldi; o gün sayılır.`,
  'count.period': (v) =>
    Sentence(
      `${words.starts[v.start]} (${longDay(v.from)}) itibaren ${period(v)}: ${longDay(v.to)}.`,
    ),
  'count.no-such-day': (v) =>
    `O ayda ${v.day}. gün yok, bu yüzden ayın son günü sayılır (§ 188 Abs. 3 BGB).`,
  'count.before': (v) =>
    Sentence(`${words.starts[v.start]} (${longDay(v.from)}) ${period(v)} önce: ${longDay(v.to)}.`),
  'count.working-days': (v) =>
    Sentence(
      `${words.starts[v.start]} (${longDay(v.from)}) ${v.count} iş günü (pazartesiden cumartesiye) önce: ${longDay(v.to)}.`,
    ),
  'count.moved': (v) =>
    `${longDay(v.from)} iş günü değil (${v.free.map((one) => words.freeDays[one]).join(', ')}), bu yüzden ${longDay(v.to)} gününe kayar (${v.law}).`,
  'count.maybe-holiday': (v) =>
    `${longDay(v.day)} yalnızca bazı yerlerde resmî tatildir (${words.freeDays[v.holiday]}); güvende olmak için iş günü sayıldı.`,
}
