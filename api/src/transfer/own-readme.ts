import type { Language } from '@brieflotse/contract'
import { readme as english } from './readme.ts'

/** What an export is, what lies where in it, and what to know. Line by line as in the English one. */
type Readme = { all: string; files: readonly string[]; after: readonly string[] }

const paths = [
  'documents/00001/originals/',
  'documents/00001/pages/',
  'documents/00001/document.json',
  'letters/00001/letter.pdf',
  'letters/00001/letter.json',
  'letters/00001/posted-1.pdf',
  'letters/00001/proof-1.pdf',
  'money/payments.json',
  'money/credits.json',
  'account.json, signature.png',
  'manifest.json',
] as const

const others: Record<Exclude<Language, 'en'>, Readme> = {
  de: {
    all: 'alles aus dem Konto',
    files: [
      'Ihre Briefe, wie Sie sie hochgeladen haben',
      'Bilder der Seiten, wie sie gelesen wurden',
      'was gelesen wurde: Text, Übersetzung, jedes Wort mit seiner Stelle, Angaben, Fristen, Ihre Korrekturen, was zu zahlen ist',
      'ein Brief, den Sie geschrieben haben, wie er gedruckt wird',
      'sein Text und worauf er antwortet',
      'wie er zur Post ging, wenn er verschickt wurde',
      'der Zustellnachweis, wenn es einen gibt',
      'Ihre Zahlungen (Beträge in Eurocent)',
      'woher Guthaben kam und wofür es benutzt wurde',
      'Ihre Angaben und Ihre Unterschrift',
      'jede Datei mit Größe und SHA-256',
    ],
    after: [
      'So übernehmen Sie alles in ein anderes Konto: Einstellungen, Exportieren und importieren. Was Sie getippt und nicht gespeichert haben, die Seiten auf Ihren Geräten und Ihr Passwort sind nicht dabei. Zahlungen und Guthaben kommen nur zum Nachlesen mit; anderswo sind sie nichts wert.',
      'Diese Datei enthält alle Ihre Briefe und ist nicht gesperrt. Bewahren Sie sie auf, wo sonst niemand hinsieht, oder löschen Sie sie, wenn Sie sie nicht mehr brauchen.',
    ],
  },
  tr: {
    all: 'şu hesaptaki her şey:',
    files: [
      'yüklediğiniz hâliyle mektuplarınız',
      'okunduğu hâliyle sayfaların resimleri',
      'okunanlar: metin, çeviri, her sözcük ve yeri, bilgiler, süreler, düzeltmeleriniz, ödenecekler',
      'yazdığınız bir mektup, basıldığı hâliyle',
      'metni ve neye cevap verdiği',
      'postalandıysa postaya verildiği hâli',
      'varsa teslim belgesi',
      'ödemeleriniz (tutarlar avro sent olarak)',
      'kredilerin nereden geldiği ve nereye gittiği',
      'bilgileriniz ve imzanız',
      'her dosya, boyutu ve SHA-256 değeriyle',
    ],
    after: [
      'Başka bir hesaba aktarmak için: Ayarlar, Dışa ve içe aktarma. Yazıp kaydetmedikleriniz, cihazlarınızda saklanan sayfalar ve parolanız bunun içinde değildir. Ödemeler ve krediler yalnızca okunmak için aktarılır; başka yerde geçerli değildir.',
      'Bu dosya bütün mektuplarınızı içerir ve kilitli değildir. Başkasının bakmadığı bir yerde saklayın veya artık gerekmiyorsa silin.',
    ],
  },
  ar: {
    all: 'كل ما في الحساب',
    files: [
      'رسائلك كما رفعتها',
      'صور الصفحات كما قُرئت',
      'ما قُرئ: النص والترجمة وكل كلمة وموضعها والبيانات والمواعيد وتصحيحاتك والمبالغ المستحقة',
      'رسالة كتبتها، كما تُطبع',
      'نصها وعلى أي رسالة ترد',
      'كما سُلّمت إلى البريد، إن أُرسلت',
      'إثبات التسليم، إن وُجد',
      'مدفوعاتك (المبالغ بالسنت)',
      'من أين جاء الرصيد وفيمَ صُرف',
      'بياناتك وتوقيعك',
      'كل ملف مع حجمه وقيمة SHA-256',
    ],
    after: [
      'لنقل كل ذلك إلى حساب آخر: الإعدادات، ثم التصدير والاستيراد. لا يتضمن ما كتبته ولم تحفظه، ولا الصفحات المحفوظة على أجهزتك، ولا كلمة مرورك. المدفوعات والرصيد تُنقل للاطلاع فقط ولا قيمة لها في مكان آخر.',
      'يحتوي هذا الملف على كل رسائلك وهو غير مقفل. احفظه حيث لا يراه غيرك، أو احذفه عندما لا تعود بحاجة إليه.',
    ],
  },
  uk: {
    all: 'усе з облікового запису',
    files: [
      'ваші листи, як ви їх завантажили',
      'зображення сторінок, як їх прочитано',
      'що прочитано: текст, переклад, кожне слово з його місцем, дані, строки, ваші виправлення, що треба сплатити',
      'лист, який ви написали, як його друкують',
      'його текст і на що він відповідає',
      'як його передано пошті, якщо його надіслано',
      'підтвердження доставки, якщо воно є',
      'ваші платежі (суми в євроцентах)',
      'звідки взялися бали й на що пішли',
      'ваші дані та ваш підпис',
      'кожен файл із розміром і SHA-256',
    ],
    after: [
      'Щоб перенести все в інший обліковий запис: Налаштування, Експорт та імпорт. Того, що ви набрали й не зберегли, сторінок на ваших пристроях і вашого пароля тут немає. Платежі й бали переносяться лише для перегляду; деінде вони нічого не варті.',
      'Цей файл містить усі ваші листи, і він не захищений. Зберігайте його там, куди ніхто інший не дивиться, або видаліть, коли він більше не потрібен.',
    ],
  },
  ru: {
    all: 'всё из аккаунта',
    files: [
      'ваши письма, как вы их загрузили',
      'изображения страниц, как они прочитаны',
      'что прочитано: текст, перевод, каждое слово с его местом, данные, сроки, ваши исправления, что нужно оплатить',
      'письмо, которое вы написали, как его печатают',
      'его текст и на что оно отвечает',
      'как оно передано почте, если оно отправлено',
      'подтверждение доставки, если оно есть',
      'ваши платежи (суммы в евроцентах)',
      'откуда взялись баллы и на что ушли',
      'ваши данные и ваша подпись',
      'каждый файл с размером и SHA-256',
    ],
    after: [
      'Чтобы перенести всё в другой аккаунт: Настройки, Экспорт и импорт. Того, что вы набрали и не сохранили, страниц на ваших устройствах и вашего пароля здесь нет. Платежи и баллы переносятся только для просмотра; в другом месте они ничего не стоят.',
      'Этот файл содержит все ваши письма, и он не защищён. Храните его там, куда никто другой не смотрит, или удалите, когда он больше не нужен.',
    ],
  },
}

/** The README of an export in the language of its account. */
export function readmeIn(language: Language, username: string): string {
  if (language === 'en') return english(username)
  const { all, files, after } = others[language]
  const lines = paths.map((path, i) => `${path}\n    ${files[i]}`)
  return [`Brieflotse: ${all} "${username}"`, lines.join('\n'), ...after].join('\n\n') + '\n'
}

const lostWords: Record<Language, string> = {
  en: 'These files are missing in this export because the server has lost them. Ask the people who run the server. They may have a backup.',
  de: 'Diese Dateien fehlen in diesem Export, weil der Server sie verloren hat. Fragen Sie die Betreiber des Servers: Vielleicht liegen sie in einer Sicherung.',
  tr: 'Bu dosyalar bu dışa aktarmada eksik, çünkü sunucu onları kaybetti. Sunucuyu işletenlere sorun: bir yedekte bulunabilirler.',
  ar: 'هذه الملفات ناقصة في هذا التصدير لأن الخادم فقدها. اسأل القائمين على الخادم: ربما هي في نسخة احتياطية.',
  uk: 'Цих файлів немає в цьому експорті, бо сервер їх втратив. Запитайте тих, хто керує сервером: можливо, вони є в резервній копії.',
  ru: 'Этих файлов нет в этом экспорте, потому что сервер их потерял. Спросите тех, кто управляет сервером: возможно, они есть в резервной копии.',
}

/** Which files are missing in an export, for a person who opens it. */
export const lostIn = (language: Language, lost: string[]) =>
  `${lostWords[language]}\n\n${lost.join('\n')}\n`
