import type { Failures } from '../tables.ts'

export const failures: Failures = {
  codes: {
    'invalid-input': 'Деякі дані неправильні. Перевірте їх і спробуйте ще раз.',
    'not-logged-in': 'Щоб продовжити, увійдіть.',
    'wrong-credentials': 'Неправильне ім’я користувача або пароль',
    'account-deleted': 'Цей обліковий запис видалено разом з усім, що в ньому було.',
    'account-locked':
      'Цей обліковий запис заблоковано. Зверніться до того, хто керує цим сервером.',
    'registration-closed':
      'Нові облікові записи тут відкриті не для всіх. Попросіть запрошення в того, хто керує цим сервером.',
    'wrong-password': 'Це не ваш пароль. Спробуйте ще раз.',
    'admin-only': 'Це може лише той, хто керує цим сервером.',
    'not-enough-credits': 'Для цього листа у вас недостатньо балів.',
    'not-found': 'Цього немає. Можливо, його видалено.',
    'username-taken': 'Це ім’я користувача вже зайняте. Виберіть інше.',
    conflict: 'Тим часом це змінили в іншому місці. Подивіться ще раз.',
    'key-reused': 'Такий запит уже був, з іншим вмістом.',
    'letter-sent': 'Цей лист надіслано. Змінити його вже не можна.',
    'letter-unfinished': 'У цьому листі ще є порожні місця. Заповніть їх, а потім надішліть.',
    'sender-missing':
      'Бракує вашого імені та адреси. Введіть їх у налаштуваннях, а потім надішліть лист.',
    'no-recipient': 'У документі немає відомостей про відправника',
    'not-printable': 'У такому вигляді цей лист не можна надрукувати для пошти.',
    'option-not-offered': 'Цей спосіб надсилання для цього листа недоступний. Виберіть інший.',
    'price-changed': 'Ціна змінилася. Подивіться ще раз і підтвердьте її.',
    'already-mailed': 'Цей лист уже в дорозі.',
    'too-late-to-cancel': 'Цей лист уже друкують або надсилають. Зупинити його вже не можна.',
    'mail-refused': 'Друкарня не прийняла цей лист. Нічого не надіслано, і нічого не списано.',
    'address-misread':
      'Друкарня прочитала не ту адресу, яку вказали ви. Замовлення зупинено; нічого не надіслано.',
    'provider-down': 'Зараз сервіс недоступний. Спробуйте ще раз за кілька хвилин.',
    'signature-invalid':
      'Це зображення не підходить як підпис. Виберіть PNG або JPG розміром до 2 МБ.',
    'payment-running': 'Один платіж уже виконується',
    'payment-failed': 'Не вдалося здійснити платіж',
    'payment-not-offered':
      'Тут це сплатити не можна. Сплатіть через свій банк: код і реквізити показано.',
    'already-paid': 'Це вже сплачено. Платіть ще раз, лише якщо впевнені.',
    'invalid-amount': 'Не вдалося прочитати суму',
    'invalid-iban': 'Цей IBAN недійсний. Порівняйте його з листом.',
    'payment-not-created': 'Не вдалося створити платіж',
    'payment-not-verified': 'Не вдалося перевірити стан платежу',
    'not-ready': 'Цей документ ще не прочитано. Зачекайте трохи.',
    'acted-on':
      'Тут уже щось сплачено, відповідено, надіслано або позначено. Продовжуйте, лише якщо впевнені.',
    'piece-missing':
      'Частина цього листа не дійшла. Спробуйте ще раз; те, чого бракує, буде надіслано знову.',
    'upload-damaged': 'Цей файл пошкодився дорогою. Спробуйте ще раз.',
    'transfer-invalid':
      'Цей файл не можна перенести. Виберіть файл, який створив експорт Brieflotse.',
    'file-missing': 'Потрібен файл',
    'file-too-large': 'Файл має бути меншим за 10 МБ',
    'file-type': 'Можна лише файли PDF, JPG і PNG',
    'file-heic':
      'Це фото у форматі HEIC, який тут не читається. На iPhone відкрийте «Параметри», «Камера», «Формати», виберіть «Найсумісніші» та сфотографуйте ще раз.',
    'file-encrypted': 'Цей PDF захищено паролем. Збережіть копію без пароля й завантажте її.',
    'file-broken':
      'Цей файл пошкоджено, і він не відкривається. Експортуйте або сфотографуйте лист ще раз.',
    'file-cut-off':
      'У цьому PDF немає кінця. Завантажте або експортуйте лист ще раз і завантажте сюди весь файл.',
    'file-too-heavy':
      'Щоб відкрити цей PDF, потрібно забагато часу або пам’яті. Роздрукуйте його в новий PDF або сфотографуйте сторінки.',
    'file-only-form':
      'Цей PDF — формуляр, який може показати лише Adobe Acrobat. Відкрийте його там, роздрукуйте в новий PDF і завантажте його.',
    'file-blank':
      'Усі сторінки цього PDF порожні. Відкрийте його на своєму пристрої. Якщо там видно лист, роздрукуйте його в новий PDF або сфотографуйте.',
    'file-no-pages': 'У цьому PDF немає сторінок. Експортуйте або сфотографуйте лист ще раз.',
    'file-too-many-pages':
      'У цьому PDF забагато сторінок. Завантажуйте не більше 50 сторінок за раз.',
    'image-too-large':
      'У цьому зображенні забагато пікселів. Зніміть його ще раз зі звичайним налаштуванням камери.',
    'image-too-small': 'Це зображення замале для читання. Зробіть чітке фото всієї сторінки.',
    unreadable:
      'На цих сторінках не вдалося прочитати текст. Сфотографуйте ще раз за доброго світла, щоб було видно всю сторінку.',
    'reading-failed':
      'Не вдалося прочитати цей лист. Спробуйте ще раз; якщо знову не вийде, може допомогти нове фото.',
    'model-damaged': 'Надійшла не та модель, і її видалено. Спробуйте ще раз.',
    'model-gone': 'Цієї моделі там більше немає.',
    'server-full': 'Диск сервера заповнено. Нічого не встановлено.',
    'no-translator': 'Тут не встановлено нічого, що пише німецькою.',
    'no-content': 'Вставте вміст електронного листа.',
    'mail-failed': 'Не вдалося обробити те, чим ви поділилися',
    'too-large': 'Це завелике для надсилання.',
    'rate-limited': 'Забагато спроб. Зачекайте хвилину й спробуйте ще раз.',
    'cross-site': 'Цей запит надійшов з іншого сайту, і його відхилено.',
    'content-lost':
      'Сервер втратив цей файл, або файл там пошкоджено. Можливо, він є в резервній копії в того, хто керує сервером.',
    'account-full':
      'Ваші листи займають усе місце, яке цей сервер дає одному обліковому запису. Видаліть листи, які вам більше не потрібні, і спробуйте ще раз.',
    'disk-full':
      'Диск цього сервера заповнено; той, хто ним керує, має звільнити місце. Нічого не втрачено: те, що чекає на цьому пристрої, буде надіслано ще раз автоматично.',
    busy: 'Сервер зайнятий. Спробуйте ще раз за мить.',
    'device-full':
      'На цьому пристрої немає місця, тому зберегти не вдалося. Звільніть місце й спробуйте ще раз.',
    offline: 'Немає з’єднання. Перевірте мережу й спробуйте ще раз.',
    unexpected: 'У нас щось пішло не так. Спробуйте ще раз.',
  },
  sayings: {
    'Response to: {title}': 'Відповідь на: {title}',
    'Page {page}: {why}': 'Сторінка {page}: {why}',
    'The name of this file says PDF, JPG or PNG, but its content is something else. Please choose another file.':
      'Назва цього файлу вказує на PDF, JPG або PNG, але його вміст інший. Виберіть, будь ласка, інший файл.',
    'Username is required': 'Введіть ім’я користувача',
    'Password is required': 'Введіть пароль',
    'Username must be at least 3 characters': 'Ім’я користувача: щонайменше 3 символи',
    'Password must be at least 8 characters': 'Пароль: щонайменше 8 символів',
    'Invalid email format': 'Це недійсна електронна адреса',
    'Response type is required': 'Виберіть вид відповіді',
    'Please enter a valid email address': 'Введіть дійсну електронну адресу',
    'The letter says nothing yet. Open it and write its text.':
      'У листі ще нічого немає. Відкрийте його й напишіть текст.',
    'Your name and address are missing. Enter them in Settings, so that an answer can reach you.':
      'Бракує вашого імені та адреси. Введіть їх у налаштуваннях, щоб відповідь дійшла до вас.',
    'The address of the recipient is not complete. It needs a name, a postcode and a town.':
      'Адреса одержувача неповна. Потрібні ім’я, поштовий індекс і місто.',
    'The address needs a line with the postcode of five digits and the town.':
      'В адресі потрібен рядок з індексом із п’яти цифр і містом.',
    'The address does not fit into the window of the envelope. Shorten the name or the street of the recipient.':
      'Адреса не вміщується у віконце конверта. Скоротіть ім’я або вулицю одержувача.',
    'The window of the envelope would show something else than the address. Check the name and the address of the recipient.':
      'У віконці конверта було б видно не адресу, а щось інше. Перевірте ім’я та адресу одержувача.',
    'Something is printed where the post puts its stamp. Shorten the addresses of sender and recipient.':
      'Щось надруковано там, де пошта ставить штамп. Скоротіть адреси відправника й одержувача.',
    'Something is printed too close to the edge of the paper. Shorten long lines, or take the attached pages out.':
      'Щось надруковано надто близько до краю аркуша. Скоротіть довгі рядки або приберіть додані сторінки.',
    'A page is not A4, the only size that can be posted. Take the attached pages out.':
      'Одна сторінка не формату A4, а надіслати можна лише A4. Приберіть додані сторінки.',
    'The file is locked with a password. Attach a copy without the password.':
      'Файл захищено паролем. Додайте копію без пароля.',
    'The copies that go along have more than 40 pages together. Leave one out, or send it by another way.':
      'У доданих копіях разом понад 40 сторінок. Приберіть одну або надішліть її іншим способом.',
    'A document that goes along as a copy was erased. Write the letter again without that copy.':
      'Документ, який додавався як копія, видалено. Напишіть лист ще раз без цієї копії.',
    'The file holds a form that can still be filled in. Attach a printed copy of it.':
      'У файлі є форма, яку ще можна заповнити. Додайте її друковану копію.',
    'A font is missing in the file ({fonts}), so it would be printed wrongly. Attach a photo of the page instead.':
      'У файлі бракує шрифту ({fonts}), тому він надрукувався б неправильно. Додайте натомість фото сторінки.',
    'The letter has {pages} pages; {most} can be posted at once. Shorten it, or attach less.':
      'Сторінок у листі: {pages}; за раз можна надіслати {most}. Скоротіть його або додайте менше.',
    'The letter has {size} MB; {most} MB can be posted. Attach less.':
      'Розмір листа {size} МБ; надіслати можна {most} МБ. Додайте менше.',
    'Some places are still empty: {gaps}. Open the letter and fill them in.':
      'Ще є порожні місця: {gaps}. Відкрийте лист і заповніть їх.',
    'Some characters of this letter cannot be printed. Write it with Latin letters.':
      'Деякі знаки цього листа не можна надрукувати. Напишіть його латиницею.',
    'These characters cannot be printed: {characters}. Write them with Latin letters.':
      'Ці знаки не можна надрукувати: {characters}. Напишіть їх латиницею.',
    'This letter has {pages} pages; at most {most} fit into one envelope.':
      'Сторінок у цьому листі: {pages}; у конверт вміщується не більше {most}.',
    'This letter is too large to be sent to the print shop. Leave out an attachment.':
      'Цей лист завеликий для друкарні. Приберіть один додаток.',
    'A letter can have {pages} pages. This one has more.':
      'Сторінок у листі може бути: {pages}. У цьому їх більше.',
    'Only letters to addresses in Germany can be posted.':
      'Надіслати можна лише листи на адреси в Німеччині.',
    'This letter waits to be sent by mail. Stop that first, then change it.':
      'Цей лист очікує на надсилання поштою. Спершу зупиніть його, а потім змініть лист.',
    'This letter is on its way to the server. You can change or delete it once it is there.':
      'Цей лист надсилається на сервер. Коли він там буде, ви зможете змінити або видалити його.',
    'A letter that is posted for real is paid with credits that you bought. Buy credits that cover its postage of {price}. Nothing was ordered.':
      'Лист, який справді надсилають поштою, оплачують купленими кредитами. Купіть кредити, що покриють його поштовий збір {price}. Нічого не замовлено.',
    'You have 1 credit, and a letter costs {price}. Nothing was ordered.':
      'У вас балів: 1, а лист коштує {price}. Нічого не замовлено.',
    'You have {balance} credits, and a letter costs {price}. Nothing was ordered.':
      'У вас балів: {balance}, а лист коштує {price}. Нічого не замовлено.',
    'The price is {now} now, not {before}. Please look at it again and confirm it.':
      'Ціна тепер {now}, а не {before}. Подивіться ще раз і підтвердьте її.',
    'The print shop refused this letter. It says: {reason} Nothing was posted and nothing was charged.':
      'Друкарня не прийняла цей лист. Вона повідомляє: {reason} Нічого не надіслано, і нічого не списано.',
    'The print shop no longer has this letter: it was taken out there before it was printed. Nothing was posted and nothing was charged.':
      'Цього листа в друкарні більше немає: його прибрали там до друку. Нічого не надіслано, і нічого не списано.',
    'The carrier answers no more questions for now. Please look again in some hours.':
      'Пошта поки не відповідає на нові запити. Подивіться ще раз за кілька годин.',
    'Practice mode: nothing was posted. The letter was taken.':
      'Режим навчання: нічого не надіслано. Лист прийнято.',
    'Practice mode: nothing was posted. It would be printed now.':
      'Режим навчання: нічого не надіслано. Зараз його б надрукували.',
    'Practice mode: nothing was posted. It would be handed to the post now.':
      'Режим навчання: нічого не надіслано. Зараз його б передали пошті.',
    'Practice mode: nothing was posted. It would be sorted now.':
      'Режим навчання: нічого не надіслано. Зараз його б сортували.',
    'Practice mode: nothing was posted. It would be carried out now.':
      'Режим навчання: нічого не надіслано. Зараз його б розносили.',
    'Practice mode: nothing was posted. It would be handed over now.':
      'Режим навчання: нічого не надіслано. Зараз його б вручили.',
    'This is more than what is still open: {open}.': 'Це більше, ніж залишилося сплатити: {open}.',
    "Please enter the recipient's IBAN": 'Введіть IBAN отримувача',
    'Please enter a reference': 'Введіть призначення платежу',
    'This is not the account that the letter names. Compare it with the letter; if the letter is right, pay with your own bank.':
      'Це не той рахунок, який вказано в листі. Порівняйте його з листом; якщо лист правильний, сплатіть через свій банк.',
    'This has not been paid yet.': 'Це ще не сплачено.',
    'This has not been confirmed yet.': 'Це ще не підтверджено.',
    'This has not been confirmed at the payment provider yet.':
      'Це ще не підтверджено в платіжному сервісі.',
    'The payment is on its way. Some banks take a few days to confirm it.':
      'Платіж у дорозі. Деякі банки підтверджують його за кілька днів.',
    'This has been approved. The amount is being collected.': 'Це підтверджено. Суму списують.',
    'The payment was received.': 'Платіж отримано.',
    'This payment was canceled. Nothing was charged.': 'Цей платіж скасовано. Нічого не списано.',
    'The payment is being started.': 'Платіж починається.',
    'Another payment was begun instead.': 'Замість нього розпочато інший платіж.',
    'You marked this as paid.': 'Ви позначили це як сплачене.',
    'The money was paid back.': 'Гроші повернуто.',
    'The letter was erased.': 'Лист видалено.',
    'Waiting for your approval at the practice bank.':
      'Очікує на ваше підтвердження в навчальному банку.',
    'Practice mode: no money moved.': 'Режим навчання: гроші не переказано.',
    'You declined this payment.': 'Ви відхилили цей платіж.',
    'Nobody approved this payment in time.': 'Цей платіж не підтвердили вчасно.',
    'This amount is too small to be paid online.': 'Ця сума замала для оплати онлайн.',
    'This amount is too large to be paid online.': 'Ця сума завелика для оплати онлайн.',
    'This way of paying was declined. Please choose another one at PayPal.':
      'Цей спосіб оплати відхилено. Виберіть у PayPal інший.',
    'A small picture, such as a logo or a signature.':
      'Маленьке зображення, наприклад логотип або підпис.',
    'A signature or a business card, not a letter.': 'Підпис або візитка, не лист.',
    'This is an Outlook package (winmail.dat), which cannot be opened here. Please ask the sender for a PDF.':
      'Це пакет Outlook (winmail.dat), який тут не відкривається. Попросіть відправника надіслати PDF.',
    'This photo has the format HEIC, which cannot be read here. Ask the sender for a JPG or a PDF, or take a screenshot of the photo and upload that.':
      'Це фото у форматі HEIC, який тут не можна прочитати. Попросіть у відправника JPG або PDF чи зробіть знімок екрана з цим фото й завантажте його.',
    'A copy of the invoice that lies inside its electronic form. The electronic form was taken.':
      'Копія рахунку, яка міститься в його електронній формі. Електронну форму взято.',
    'Packed files cannot be opened here. Please unpack it and upload the letter itself.':
      'Стиснені файли тут не відкриваються. Розпакуйте файл і завантажте сам лист.',
    'This kind of file cannot be read here. Only PDF, JPG and PNG files and mails can.':
      'Такий файл тут не читається. Читаються лише PDF, JPG, PNG та електронні листи.',
    'This electronic invoice cannot be read. Please ask the sender for a PDF.':
      'Цей електронний рахунок не читається. Попросіть відправника надіслати PDF.',
    'The electronic form of an invoice; the letter that came with it was taken.':
      'Електронний вигляд рахунка; лист, який надійшов з ним, узято.',
    'This mail is damaged and cannot be opened.':
      'Цей електронний лист пошкоджено, і він не відкривається.',
    'This mail lies too deep inside other mails. Please open it and share it by itself.':
      'Цей електронний лист лежить надто глибоко в інших. Відкрийте його й поділіться ним окремо.',
    'This mail has more parts than are read at once. Please share the rest by itself.':
      'У цьому електронному листі більше частин, ніж читається за раз. Рештою поділіться окремо.',
    'The attached letter was taken. This text only goes with it.':
      'Доданий лист узято. Цей текст лише супроводжує його.',
    'This text only points to what is attached.': 'Цей текст лише вказує на вкладення.',
    'A text that goes with the mail, and is no letter.':
      'Текст, який супроводжує електронний лист, а не лист.',
    'A message of the mail system about a mail that you wrote.':
      'Повідомлення поштової системи про електронний лист, який написали ви.',
    'An entry for a calendar, not a letter.': 'Запис для календаря, не лист.',
    'It belongs to the look of the mail.': 'Це належить до оформлення електронного листа.',
    'This mail is encrypted and cannot be opened here. Please ask the sender for a PDF.':
      'Цей електронний лист зашифровано, і тут він не відкривається. Попросіть відправника надіслати PDF.',
    'This is an Outlook message (.msg). Please save it as a PDF and add that.':
      'Це повідомлення Outlook (.msg). Збережіть його як PDF і додайте.',
    'This file is empty.': 'Цей файл порожній.',
    'There is no text and no letter in it.': 'У ньому немає ні тексту, ні листа.',
    'PayPal could not collect this payment. Nothing was charged.':
      'PayPal не зміг провести цей платіж. Нічого не списано.',
    'Its pages are in other letters now. Open it, and take the splitting or joining back there.':
      'Його сторінки тепер в інших листах. Відкрийте його й скасуйте там поділ або об’єднання.',
    'Letter centre {number}': 'Сортувальний центр (Briefzentrum) {number}',
    'The print shop read another address than yours. It was too late to stop the letter.':
      'Друкарня прочитала не ту адресу, яку ви вказали. Зупинити лист було вже запізно.',
    'The print shop read another address than yours: {seen}. It was too late to stop the letter.':
      'Друкарня прочитала не ту адресу, яку ви вказали: {seen}. Зупинити лист було вже запізно.',
    'No reason was given.': 'Причину не вказано.',
    'The file is too large.': 'Файл завеликий.',
    'The file cannot be printed.': 'Файл не можна надрукувати.',
    'The letter was taken out again before it was sent.':
      'Лист вилучили, перш ніж його було надіслано.',
    'The address or the page does not meet the rules of the print shop.':
      'Адреса або сторінка не відповідає вимогам друкарні.',
    'The letter needs to be looked at in the account of the print shop.':
      'Лист потрібно переглянути в обліковому записі друкарні.',
    'The account at the print shop is empty.': 'На рахунку в друкарні немає коштів.',
    'The print shop rejected the letter.': 'Друкарня відхилила лист.',
    'The letter lay too long at the print shop.': 'Лист занадто довго пролежав у друкарні.',
    'This file cannot be taken over: {why}': 'Цей файл не можна перенести: {why}',
    'it is damaged, or not made by the export of Brieflotse.':
      'він пошкоджений або створений не експортом Brieflotse.',
    'it is locked with a password.': 'він захищений паролем.',
    'it is too large when it is unpacked.': 'у розпакованому вигляді він завеликий.',
    'it was made by a newer version of Brieflotse. This server has to be updated first.':
      'його створила новіша версія Brieflotse. Спершу треба оновити цей сервер.',
    'it has no list of its files. It was not made by the export of Brieflotse.':
      'у ньому немає переліку файлів. Він створений не експортом Brieflotse.',
    'the list of its files is not one of the export of Brieflotse.':
      'його перелік файлів не з експорту Brieflotse.',
    'its list names a file twice.': 'його перелік називає один файл двічі.',
    'a file of its list is missing.': 'бракує файла з його переліку.',
    'a file that it speaks of is missing.': 'бракує файла, про який у ньому йдеться.',
    'it holds files that are not in its list.': 'у ньому є файли, яких немає в переліку.',
    'it holds too many files.': 'у ньому забагато файлів.',
    'it holds something that is not a plain file.': 'у ньому є щось, що не є звичайним файлом.',
    'it holds a folder of its own.': 'у ньому є окрема папка.',
    'it holds a file twice.': 'один файл у ньому є двічі.',
    'it is packed in a way that is not known here.': 'його запаковано невідомим тут способом.',
    'a file in it has a name that leads elsewhere.':
      'назва одного з файлів у ньому веде в інше місце.',
    'two files in it lie in the same place.': 'два файли в ньому лежать в одному місці.',
    'a file in it has another size than its list says.':
      'розмір одного з файлів не такий, як у переліку.',
    'a file in it was changed or damaged.': 'один із файлів у ньому змінено або пошкоджено.',
    'a file in it is too large.': 'один із файлів у ньому завеликий.',
    'a part of it cannot be read.': 'частину його неможливо прочитати.',
    'a letter in it is not whole.': 'один із листів у ньому неповний.',
    'something in it is not valid ({what}).': 'щось у ньому недійсне ({what}).',
    'The practice post office has no such letter.':
      'У навчальному поштовому відділенні немає такого листа.',
  },
}
