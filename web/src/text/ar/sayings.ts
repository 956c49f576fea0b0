import type { AskedDay, By, DayTold } from '@brieflotse/reading'
import { ownWords, whatIs, writtenIn } from '../said-in.ts'
import type { Length, Sayings, WordsOf } from '../explained-tables.ts'
import { kinds } from './kinds.ts'
import { many } from './many.ts'
import { warnings } from './warnings.ts'

const { day, longDay, money, clock, list } = writtenIn('ar-u-nu-latn')

const words: WordsOf = {
  things: {
    payslips: 'كشوف الراتب',
    'bank-statements': 'كشوف الحساب البنكي',
    'sick-note': 'شهادة مرضية (Krankmeldung)',
    cv: 'سيرة ذاتية',
    'birth-certificate': 'شهادة ميلاد',
    tenancy: 'عقد الإيجار',
    'photo-id': 'إثبات هوية بصورة',
    'identity-card': 'بطاقة هويتك',
    passport: 'جواز سفرك',
    letter: 'هذه الرسالة',
    summons: 'هذا الاستدعاء',
    'passport-photo': 'صورة شخصية',
    keys: 'المفاتيح',
    transponder: 'المفتاح الإلكتروني',
    'work-clothes': 'ملابس العمل',
    'work-phone': 'هاتف العمل',
    laptop: 'الحاسوب المحمول',
    router: 'جهاز الراوتر',
    'debit-card': 'البطاقة البنكية',
    'credit-card': 'بطاقة الائتمان',
    'driving-licence': 'رخصة قيادتك',
    device: 'الجهاز',
    others: 'ما تذكره الجملة الألمانية غير ذلك',
  },
  forms: {
    questionnaire: 'الاستبيان (Fragebogen)',
    agreement: 'الاتفاقية',
    'power-of-attorney': 'التوكيل',
    'tax-return': 'الإقرار الضريبي',
    declaration: 'الإقرار (Erklärung)',
    contract: 'العقد',
    application: 'الطلب',
    form: 'الاستمارة',
    copy: 'نسخة واحدة',
    copies: 'النُّسخ',
    'both-copies': 'كلتا النسختين',
    sheet: 'الورقة',
  },
  places: {
    meter: 'العداد',
    bathroom: 'الحمّام',
    home: 'مسكنك',
    cellar: 'القبو',
  },
  since: {
    invoice: 'من تاريخ الفاتورة',
    arrival: 'من استلام الرسالة',
    service: 'من التبليغ الرسمي',
    'end-known': 'من علمك بموعد انتهاء عملك',
    named: '(تذكر الجملة الألمانية بداية المدة)',
  },
  leads: {
    or: 'أو:',
    also: 'وفي هذه الحالة أيضًا:',
    'if-ill': 'إذا كنت مريضًا ولا تستطيع الحضور:',
    'if-not-coming': 'إذا كنت لا تستطيع الحضور:',
    'if-not-at-once': 'إذا كنت لا تستطيع دفع المبلغ كله مرة واحدة:',
    'if-questions': 'إذا كانت لديك أسئلة:',
    'if-disagree': 'إذا كنت غير موافق:',
    'if-agree': 'إذا كنت موافقًا:',
    'if-order': 'إذا أردت تقديم الطلب:',
    'if-wrong': 'إذا كنت ترى أن المطالبة غير صحيحة:',
  },
  starts: {
    'that-day': 'هذا اليوم',
    service: 'يوم التبليغ',
    receipt: 'يوم الاستلام',
    arrival: 'يوم وصول الرسالة إليك',
    'letter-date': 'تاريخ الرسالة',
    'handed-over': 'يوم التسليم',
    contract: 'يوم إبرام العقد',
    appointment: 'الموعد',
    'contract-end': 'نهاية العقد',
    beginning: 'البداية',
  },
  freeDays: {
    Saturday: 'السبت',
    Sunday: 'الأحد',
    'New Year’s Day': 'رأس السنة',
    Epiphany: 'عيد الغطاس (Heilige Drei Könige)',
    'International Women’s Day': 'يوم المرأة العالمي',
    'Good Friday': 'الجمعة العظيمة (Karfreitag)',
    'Easter Monday': 'اثنين الفصح',
    'Labour Day': 'عيد العمال',
    'Ascension Day': 'عيد الصعود (Christi Himmelfahrt)',
    'Whit Monday': 'اثنين العنصرة (Pfingstmontag)',
    'Corpus Christi': 'عيد الجسد (Fronleichnam)',
    'Augsburg Peace Festival': 'عيد السلام في أوغسبورغ',
    'Assumption Day': 'عيد انتقال العذراء',
    'World Children’s Day': 'يوم الطفل العالمي',
    'Day of German Unity': 'يوم الوحدة الألمانية',
    'Reformation Day': 'يوم الإصلاح (Reformationstag)',
    'All Saints’ Day': 'عيد جميع القديسين',
    'Repentance Day': 'يوم التوبة والصلاة (Buß- und Bettag)',
    'Christmas Day': 'اليوم الأول من عيد الميلاد',
    'Boxing Day': 'اليوم الثاني من عيد الميلاد',
    'Liberation Day': 'يوم التحرير',
    'Uprising Day': 'ذكرى الانتفاضة الشعبية',
  },
}

const at = (time: string | null) => (time ? ` الساعة ${clock(time)}` : '')
const things = (ids: (keyof WordsOf['things'])[]) => list(ids.map((id) => words.things[id]))
const told = ({ day: on, time, counted }: DayTold) =>
  `${day(on)}${at(time)}${counted ? ' (محسوب، غير مذكور في الرسالة)' : ''}`
const on = (one: AskedDay | null) => (one ? ` يوم ${longDay(one.day)}${at(one.time)}` : '')

const days = (count: number) =>
  many(count, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  })
const workingDays = (count: number) =>
  many(count, {
    one: 'يوم عمل واحد',
    two: 'يومَي عمل',
    few: `${count} أيام عمل`,
    many: `${count} يوم عمل`,
    other: `${count} يوم عمل`,
  })
const weeks = (count: number) =>
  many(count, {
    one: 'أسبوع واحد',
    two: 'أسبوعين',
    few: `${count} أسابيع`,
    many: `${count} أسبوعًا`,
    other: `${count} أسبوع`,
  })
const months = (count: number) =>
  many(count, {
    one: 'شهر واحد',
    two: 'شهرين',
    few: `${count} أشهر`,
    many: `${count} شهرًا`,
    other: `${count} شهر`,
  })
const years = (count: number) =>
  many(count, {
    one: 'سنة واحدة',
    two: 'سنتين',
    few: `${count} سنوات`,
    many: `${count} سنة`,
    other: `${count} سنة`,
  })

function by(until: By): string {
  if (until === null) return ''
  if (until === 'at-once') return ' فورًا'
  if ('day' in until) return ` حتى ${day(until.day)}${at(until.time)}`
  const { count, unit, since } = until
  const lengths = { day: days, 'working-day': workingDays, week: weeks, month: months }
  return ` خلال ${lengths[unit](count)}${since ? ` ${words.since[since]}` : ''}`
}

function period({ count, unit, toMonthEnd }: Length): string {
  // it begins a sentence, so two of them have another ending than after a preposition
  const two = { day: 'يومان', week: 'أسبوعان', month: 'شهران', year: 'سنتان' }
  const length =
    count === 2 ? two[unit] : { day: days, week: weeks, month: months, year: years }[unit](count)
  return toMonthEnd ? `${length} (حتى نهاية الشهر)` : length
}

const verbs = { enclose: 'أرفق', send: 'أرسل', 'hand-in': 'قدّم' }

export const lead = (id: keyof WordsOf['leads'], sentence: string) =>
  `${words.leads[id]} ${sentence}`

export const sayings: Sayings = {
  ...warnings,
  'summary.no-text': 'لم نتمكن من قراءة أي نص في هذه الصفحة.',
  'summary.sender-on': (v) => `كتب ${ownWords(v.sender)} هذه الرسالة في ${day(v.day)}.`,
  'summary.sender': (v) => `كتب ${ownWords(v.sender)} هذه الرسالة.`,
  'summary.written-on': (v) => `كُتبت هذه الرسالة في ${day(v.day)}. لم نتمكن من قراءة اسم المرسِل.`,
  'summary.no-sender': 'لم نتمكن من قراءة اسم مرسِل هذه الرسالة.',
  'summary.kind': (v) => whatIs(kinds, v.kind),
  'summary.subject': (v) => `موضوعها «${ownWords(v.subject)}». لم نتمكن من معرفة نوع هذه الرسالة.`,
  'summary.no-kind': 'لم نتمكن من معرفة نوع هذه الرسالة.',
  'summary.credit': (v) => `لك رصيد قدره ${money(v.amount)}.`,
  'summary.taken': (v) =>
    `سيُسحب ${v.amount === null ? 'المبلغ المستحق' : `مبلغ ${money(v.amount)}`} من حسابك${v.day ? ` في ${day(v.day)}` : ''}. لا داعي لأن تحوّل شيئًا.`,
  'summary.names-amount': (v) => `المبلغ المذكور فيها هو ${money(v.amount)}.`,
  'summary.pay': (v) => `يُطلب منك دفع ${money(v.amount)}.`,
  'summary.pay-by': (v) => `يُطلب منك دفع ${money(v.amount)} حتى ${day(v.day)}.`,
  'summary.first-payment': (v) => `الدفعة الأولى مستحقة حتى ${day(v.day)}.`,
  'summary.something-to-pay': (v) => `هناك مبلغ يجب دفعه حتى ${day(v.day)}.`,
  'summary.payee': (v) => `يُدفع المال إلى ${ownWords(v.payee)}.`,
  'summary.late-fee': (v) => `تذكر الرسالة تكاليف إضافية بسبب التأخير قدرها ${money(v.amount)}.`,

  'until.pay': (v) => `هناك دفعة أخرى مستحقة حتى ${told(v)}.`,
  'until.object': (v) => `إذا كنت غير موافق، يمكنك الاعتراض حتى ${told(v)}.`,
  'until.sue': (v) => `إذا كنت غير موافق، يمكنك اللجوء إلى المحكمة حتى ${told(v)}.`,
  'until.reply': (v) => `يُنتظر منك رد حتى ${told(v)}.`,
  'until.send-documents': (v) => `يجب إرسال وثائق أو استمارة حتى ${told(v)}.`,
  'until.consent': (v) => `يطلب المرسِل موافقتك حتى ${told(v)}.`,
  'until.appointment': (v) => `هناك موعد في ${told(v)}.`,
  'until.terminate': (v) => `يمكنك إنهاء العقد حتى ${told(v)}.`,
  'until.other': (v) => `هناك يوم عليك تذكّره: ${told(v)}.`,
  'limited.pay': 'الوقت المتاح لك للدفع محدود.',
  'limited.object': 'الوقت المتاح لك للاعتراض محدود.',
  'limited.sue': 'الوقت المتاح لك للجوء إلى المحكمة محدود.',
  'limited.reply': 'الوقت المتاح لك للرد محدود.',
  'limited.send-documents': 'الوقت المتاح لك لإرسال الوثائق محدود.',
  'limited.consent': 'الوقت المتاح لك للموافقة محدود.',
  'limited.appointment': 'الوقت المتاح لك لحجز موعد محدود.',
  'limited.terminate': 'الوقت المتاح لك لإنهاء العقد محدود.',
  'limited.other': 'الوقت المتاح لك لفعل ما تطلبه الرسالة محدود.',
  'limited.from-arrival': 'يبدأ من يوم وصول الرسالة إليك.',
  'limited.from-service': 'يبدأ من يوم تبليغك الرسالة رسميًا.',
  'summary.may-ask': 'ربما تريد الرسالة شيئًا منك. اقرأها كاملة لتتأكد.',
  'summary.nothing': 'لم نجد شيئًا يجب عليك فعله.',

  'ask.something': (v) => `تطلب منك الرسالة فعل شيء${by(v.by)}.`,
  'ask.in-a-case': 'في حالة تذكرها الرسالة، يُطلب منك فعل شيء.',
  'ask.something-then': 'يُطلب منك فعل شيء.',
  'ask.see-below': 'الجملة الألمانية في الأسفل.',
  'ask.more': 'الجملة الألمانية تقول أكثر من ذلك.',
  'ask.pay': (v) => {
    const plus = { interest: ' مع الفوائد', more: ' مع ما تضيفه الجملة' }
    const to =
      v.account === 'named'
        ? ' إلى الحساب المذكور في الرسالة'
        : v.account
          ? ` إلى الحساب ${ownWords(v.account)}`
          : ''
    return `ادفع ${v.amount === null ? 'المبلغ المذكور في الرسالة' : money(v.amount)}${v.plus ? plus[v.plus] : ''}${by(v.by)}${to}.`
  },
  'ask.pay-in-parts': 'ادفع على أقساط كما تقول الرسالة.',
  'ask.pay-several': 'ادفع المبالغ في الأيام التي تذكرها الجملة الألمانية.',
  'ask.pay-or-object': (v) =>
    `إما أن تدفع المبالغ${by(v.by)}، أو أن تبلغ المحكمة بالاستمارة المرفقة أنك تعترض على المطالبة كلها أو جزء منها.`,
  'ask.pay-not-court': 'إذا دفعت فلا تدفع للمحكمة. تذكر الجملة الألمانية لمن تدفع.',
  'ask.pay-back': (v) =>
    `أرجِع${by(v.by)} ${v.amount === null ? 'المال الذي تذكره الرسالة' : `مبلغ ${money(v.amount)}`}.`,
  'ask.new-account':
    'تقول الرسالة أن تدفع إلى حساب جديد. اسأل المرسِل أولًا على رقم هاتف تبحث عنه بنفسك.',
  'ask.use-account': 'استخدم للدفع الحساب المذكور في الجملة الألمانية.',
  'ask.use-reference': (v) => `استخدم مرجع الدفع (Verwendungszweck) ${ownWords(v.reference)}.`,
  'ask.put-reference': (v) =>
    v.reference === null
      ? 'اكتب في تحويلك مرجع الدفع (Verwendungszweck) الذي تذكره الرسالة.'
      : `اكتب في تحويلك مرجع الدفع (Verwendungszweck) ${ownWords(v.reference)}.`,
  'ask.standing-order': (v) =>
    v.amount === null
      ? 'غيّر أمر الدفع الدائم (Dauerauftrag) كما تقول الرسالة.'
      : `غيّر أمر الدفع الدائم (Dauerauftrag) إلى ${money(v.amount)}.`,
  'ask.from-when': 'تذكر الجملة الألمانية من أي يوم.',
  'ask.cover-account': 'تأكد من وجود مال كافٍ في حسابك.',
  'ask.fill-in': (v) => `املأ${v.sign ? ' ووقّع' : ''} ${words.forms[v.form]}${by(v.by)}.`,
  'ask.sign': (v) => `وقّع ${words.forms[v.form]}${by(v.by)}.`,
  'ask.send-form': (v) => {
    const steps = [
      ...(v.fill ? ['ملء'] : []),
      ...(v.sign ? ['توقيع'] : []),
      v.back ? 'إعادة إرسال' : 'إرسال',
    ]
    return `يُرجى ${steps.join(' و')} ${words.forms[v.form]}${by(v.by)}.`
  },
  'ask.hand-in-declaration': (v) => `تطلب منك الرسالة توقيع وتقديم الإقرار (Erklärung)${by(v.by)}.`,
  'ask.papers-listed': (v) => `${verbs[v.doing]}${by(v.by)} ما تعدّده الرسالة.`,
  'ask.papers': (v) => `${verbs[v.doing]} ${things(v.things)}${by(v.by)}.`,
  'ask.papers-asked': (v) => `${verbs[v.doing]}${by(v.by)} الوثائق التي تطلبها الرسالة.`,
  'ask.copies-only': 'أرسل نسخًا فقط، لا الأصول.',
  'ask.identity-copy': (v) =>
    `تطلب الرسالة نسخة أو صورة من هويتك أو جواز سفرك${by(v.by)}. تأكد من هوية المرسِل قبل أن ترسل شيئًا.`,
  'ask.tax-returns': (v) =>
    `قدّم${by(v.by)} الإقرارات التي تذكرها الرسالة${v.online ? ' عبر الإنترنت بواسطة ELSTER' : ''}.`,
  'ask.send-back-it': (v) => `أعد إرسال ذلك${by(v.by)}.`,
  'ask.send-back-named': (v) => `أعد${by(v.by)} إرسال ما تذكره الجملة الألمانية.`,
  'ask.give-back': (v) => `${v.send ? 'أعد إرسال' : 'أعد'} ${things(v.things)}${by(v.by)}.`,
  'ask.bring-listed': 'أحضر معك الأشياء التي تعدّدها الرسالة.',
  'ask.bring': (v) => `أحضر معك ${things(v.things)}.`,
  'ask.bring-named': 'أحضر معك ما تذكره الجملة الألمانية.',
  'ask.collect': (v) =>
    `استلم ${v.card ? 'البطاقة' : 'ما تذكره الرسالة'}${v.self ? ' شخصيًا' : ''}${by(v.by)}.`,
  'ask.must-come': 'يجب أن تحضر، إلا إذا أُبلغت بأن حضورك غير لازم.',
  'ask.come': (v) => {
    const to = { test: ' إلى اختبار تحديد المستوى', appointment: ' إلى الموعد' }
    return `احضر${v.self ? ' شخصيًا' : ''}${v.early ? ' في الوقت المحدد' : ''}${v.to ? to[v.to] : ''}${on(v.on)}.`
  },
  'ask.place': (v) => `المكان: ${ownWords(v.place)}.`,
  'ask.call-off': 'ألغِ الموعد.',
  'ask.call-off-before': ({ count, working }) =>
    `ألغِ الموعد قبله بما لا يقل عن ${working ? workingDays(count) : days(count)}.`,
  'ask.make-appointment': (v) => `احجز موعدًا${by(v.by)}.`,
  'ask.let-in': (v) =>
    `احرص على أن يتمكن الآخرون من الوصول إلى ${words.places[v.place]}${on(v.on)}.`,
  'ask.let-in-then': (v) =>
    `احرص على أن يتمكن الآخرون من الوصول إلى ${words.places[v.place]} في الوقت الذي تذكره الرسالة.`,
  'ask.register-work': (v) =>
    `سجّل نفسك لدى Agentur für Arbeit ${v.seeking ? 'باحثًا عن عمل (arbeitsuchend)' : 'عاطلًا عن العمل (arbeitslos)'}${by(v.by)}.`,
  'ask.registration': (v) => `قم${by(v.by)} بالتسجيل الذي تذكره الرسالة.`,
  'ask.confirm': (v) => `أكّد${by(v.by)}${v.copy ? ' على النسخة' : ''} أنك استلمت الرسالة.`,
  'ask.confirm-sign': 'وقّع عليها.',
  'ask.confirm-date': 'اكتب التاريخ ووقّع.',
  'ask.agree': (v) => `يطلب المرسِل موافقتك${by(v.by)}. اقرأ عمّا يدور الأمر قبل أن توافق.`,
  'ask.meter': (v) => `اقرأ عدّادك وأبلغ المرسِل بالقراءة${by(v.by)}.`,
  'ask.object': (v) => `إذا كنت غير موافق، فاعترض كتابيًا${by(v.by)}.`,
  'ask.end-contract': (v) => `أنهِ${by(v.by)} العقد الذي تذكره الرسالة.`,
  'ask.remove': (v) => `أزل${by(v.by)} ${v.picture ? 'الصورة' : 'ما تذكره الرسالة'}.`,
  'ask.keep-letter': 'احتفظ بهذه الرسالة.',
  'ask.keep-device': 'احتفظ بالجهاز.',
  'ask.keep': 'احتفظ بما تذكره الرسالة. قد تحتاج إليه لاحقًا.',
  'ask.check-list': 'راجع القائمة في الرسالة.',
  'ask.check-enclosed': 'راجع المرفقات.',
  'ask.check-details': 'راجع البيانات في الرسالة.',
  'ask.check': 'راجع ما تذكره الجملة الألمانية.',
  'ask.tell': (v) => `أبلغ${by(v.by)} المرسِل بما تسأل عنه الجملة الألمانية.`,
  'ask.tell-so': (v) => `أبلغ المرسِل بذلك${v.proof ? ' مع إثبات' : ''}${by(v.by)}.`,
  'ask.tell-bank': (v) => `أبلغ المرسِل ببيانات حسابك البنكي${by(v.by)}.`,
  'ask.tell-reasons': (v) => `أبلغ المرسِل بأسبابك${by(v.by)}.`,
  'ask.comment': (v) => `اكتب ما تريد قوله في هذا الشأن${by(v.by)}.`,
  'ask.answer': (v) => `أجب المرسِل${by(v.by)}.`,
  'ask.call': (v) => `اتصل بالمرسِل${by(v.by)}.`,
  'ask.number': (v) => `الرقم في الجملة: ${ownWords(v.phone)}.`,
  'ask.contact': (v) => `تواصل مع المرسِل${by(v.by)}.`,
  'ask.contact-named': (v) => `تواصل${by(v.by)} مع الجهة التي تذكرها الجملة الألمانية.`,

  'threat.supply': 'تقول الرسالة إن الإمداد (كهرباء أو غاز أو ماء) قد يُقطع عنك إذا لم تفعل شيئًا.',
  'threat.enforced': 'تقول الرسالة إن المطالبة قد تُنفَّذ جبرًا إذا لم تفعل شيئًا.',
  'threat.by-force': 'تقول الرسالة إنك قد تُحضَر بالقوة أو تواجه إجراءات أخرى إذا لم تأتِ.',
  'threat.fine': 'تقول الرسالة إنك قد تضطر إلى دفع غرامة إذا لم تفعل شيئًا.',
  'threat.estimate': 'تقول الرسالة إن الدائرة قد تقدّر الأرقام بنفسها إذا لم يصلها رد.',
  'threat.refused': 'تقول الرسالة إن مالًا أو تصريحًا قد يُرفض أو يُخفَّض إذا لم تفعل شيئًا.',
  'threat.court': 'تقول الرسالة إن الأمر قد يصل إلى المحكمة إذا لم تفعل شيئًا.',
  'threat.collector':
    'تقول الرسالة إن شركة تحصيل ديون (Inkasso) أو وكالة ائتمان قد تتدخل إذا لم تفعل شيئًا.',
  'threat.contract': 'تقول الرسالة إن عقدًا قد يُنهى إذا لم تفعل شيئًا.',
  'threat.costs-more': 'تقول الرسالة إن التكلفة ستزيد إذا تأخرت.',
  'else.supply': 'قد يُقطع عنك الإمداد (كهرباء أو غاز أو ماء).',
  'else.connection': 'قد يُقطع اتصالك.',
  'else.court-order':
    'يمكن للطرف الآخر أن يحصل على أمر تنفيذ (Vollstreckungsbescheid) ويحصّل المال جبرًا.',
  'else.payment-order': 'قد يصل الأمر إلى المحكمة لإصدار أمر دفع (Mahnverfahren).',
  'else.bailiff': 'تقول الرسالة إن محضر المحكمة (Gerichtsvollzieher) قد يأتي.',
  'else.seized': 'قد يُحجز على حسابك أو راتبك.',
  'else.by-force': 'قد يُحصَّل المال جبرًا.',
  'else.court': 'قد يصل الأمر إلى المحكمة.',
  'else.eviction': 'قد يلجأ المؤجر إلى المحكمة لإخلائك من المسكن.',
  'else.fine': 'قد تضطر إلى دفع غرامة (Bußgeld).',
  'else.offence': 'قد يُعدّ ذلك مخالفة يُعاقب عليها بغرامة.',
  'else.penalty': 'قد تضطر إلى دفع غرامة إجبارية (Zwangsgeld).',
  'else.estimate': 'قد تقدّر الدائرة الأرقام بنفسها.',
  'else.benefit-blocked': 'قد تُوقف إعانة البطالة الخاصة بك لفترة (Sperrzeit).',
  'else.benefit-stopped': 'قد تُرفض إعانتك أو تُوقف.',
  'else.benefit-reduced': 'قد تُخفَّض إعانتك.',
  'else.application-refused': 'قد يُرفض طلبك.',
  'else.family-insurance': 'قد ينتهي التأمين العائلي.',
  'else.late-charges': 'قد تُضاف رسوم بسبب التأخير.',
  'else.reminder-fees': 'قد تُضاف رسوم إنذار (Mahngebühr).',
  'else.interest': 'قد تضطر إلى دفع فوائد.',
  'else.collector': 'قد تتدخل شركة تحصيل ديون (Inkasso).',
  'else.credit-agency': 'قد يُبلَّغ ذلك إلى وكالات الائتمان (مثل Schufa).',
  'else.contract': 'قد يُنهى عقد معك.',
  'else.costs-more': 'قد يكلفك ذلك أكثر.',
  'else.bear-costs': 'قد تضطر إلى دفع التكاليف الناتجة عن ذلك.',
  'else.instalments-end': 'ينتهي الاتفاق على الدفع لاحقًا أو على أقساط.',
  'else.charged': 'قد يُطلب منك دفع ثمن ذلك.',
  'else.set-off': 'قد يُخصم المبلغ مما عليك.',
  'else.given-away': 'قد يُعطى ما حُجز لك لشخص آخر.',
  'else.destroyed': 'قد يُتلف ما ينتظرك.',
  'else.closed': 'قد يُغلق الأمر دون أن يُدفع لك شيء آخر.',
  'else.course-fee': 'عليك دفع رسوم الدورة كاملة.',

  'day.named': 'هذا اليوم مذكور في الرسالة.',
  'day.without-year': 'تذكر الرسالة هذا اليوم من دون السنة؛ أُخذ أقرب يوم كهذا بعد تاريخ الرسالة.',
  'day.mended': (v) =>
    `هذا اليوم مذكور في الرسالة؛ قُرئ «${ownWords(v.read)}» على أنه ${day(v.day)}، ولا يمكن أن يكون يومًا آخر.`,
  'day.weekday-differs': (v) =>
    `مطبوع في الرسالة ${ownWords(v.printed)}، لكن يوم الأسبوع والتاريخ لا يتوافقان. يُرجى النظر إلى الصفحة.`,
  'day.month-end': (v) => `تقول الرسالة «${ownWords(v.words)}»: أي آخر يوم من ذلك الشهر.`,
  'day.standing-order':
    'يسري مبلغ جديد من هذا اليوم؛ وتطلب الرسالة تغيير أمر الدفع الدائم (Dauerauftrag).',
  'day.as-before': 'تشير الرسالة إلى اليوم الذي ذكرته من قبل.',
  'day.in-table': 'تذكر الرسالة هذا اليوم في جدول للدفعات.',
  'day.in-table-debit':
    'تذكر الرسالة هذا اليوم في جدول؛ ويُسحب المال من الحساب، ولا داعي لتحويل شيء.',
  'day.earliest-start': 'لا تقول الرسالة متى يبدأ العد؛ وأقرب يوم ممكن هو تاريخها.',
  'day.posted': (v) => `الرسالة مؤرخة في ${longDay(v.day)}؛ ويُعدّ هذا اليوم يوم إرسالها بالبريد.`,
  'day.from-service': 'تبدأ المهلة في يوم التبليغ، وهو مكتوب على الظرف الذي جاءت فيه الرسالة.',
  'day.from-arrival': 'تبدأ المهلة في يوم وصول الرسالة إليك، وأنت وحدك تعرفه.',
  'day.from-unread-date': 'تبدأ المهلة من تاريخ الرسالة، ولم نتمكن من قراءته.',
  'day.from-signature': 'تبدأ المهلة في اليوم الذي توقّع فيه.',
  'day.arrival-needed': 'لم نتمكن من قراءة تاريخ الرسالة، لذلك نحتاج إلى اليوم الذي وصلت فيه إليك.',
  'day.you-say-arrived': (v) => `ذكرتَ أن الرسالة وصلت إليك يوم ${longDay(v.day)}.`,
  'day.you-say-served': (v) =>
    `ذكرتَ أن المكتوب على الظرف هو ${longDay(v.day)} يومًا للتبليغ؛ وفي ذلك اليوم تبدأ المهلة (§ 180 ZPO).`,
  'day.you-do-not-know': (v) =>
    `أنت لا تعرف اليوم. لا يمكن أن تكون الرسالة قد وصلت قبل تاريخها، ${longDay(v.day)}. أُخذ هذا اليوم حتى لا تتأخر؛ وقد تنتهي المهلة الحقيقية بعد ذلك.`,
  'day.you-gave': 'أنت من حدّد هذا اليوم للدفع.',

  'count.deemed': (v) =>
    `يُعدّ القرار المرسل بالبريد مستلَمًا في اليوم ${v.nth === 4 ? 'الرابع' : 'الثالث'} بعد إرساله: ${longDay(v.day)} (${ownWords(v.law)}).`,
  'count.deemed-unsure':
    'في قانون الضرائب وحده يُؤجَّل هذا اليوم إذا وقع في عطلة نهاية الأسبوع أو في عطلة رسمية؛ وليس مؤكدًا أي قانون يسري، لذلك أُخذ اليوم الأبكر.',
  'count.deemed-stays': (v) =>
    `في ${v.branch === 'social' ? 'القانون الاجتماعي' : 'القانون الإداري'} لا يُؤجَّل هذا اليوم وإن وقع في عطلة نهاية الأسبوع أو في عطلة رسمية.`,
  'count.later': (v) =>
    `وصلت الرسالة في الحقيقة بعد ذلك، يوم ${longDay(v.day)}؛ وهذا اليوم هو المعتبر.`,
  'count.period': (v) =>
    `${period(v)} من ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.no-such-day': (v) =>
    `ليس في ذلك الشهر يوم ${v.day}، لذلك يُحسب آخر يوم فيه (${ownWords('§ 188 Abs. 3 BGB')}).`,
  'count.before': (v) =>
    `${period(v)} قبل ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.working-days': (v) =>
    `${workingDays(v.count)} (من الاثنين إلى السبت) قبل ${words.starts[v.start]} (${longDay(v.from)}): ${longDay(v.to)}.`,
  'count.moved': (v) =>
    `${longDay(v.from)} ليس يوم عمل (${v.free.map((one) => words.freeDays[one]).join('، ')})، لذلك يُؤجَّل إلى ${longDay(v.to)} (${ownWords(v.law)}).`,
  'count.maybe-holiday': (v) =>
    `${longDay(v.day)} عطلة رسمية (${words.freeDays[v.holiday]}) في بعض الأماكن فقط؛ وللاحتياط يُحسب يوم عمل.`,
}
