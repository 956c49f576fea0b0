import type { Failures } from '../tables.ts'

export const failures: Failures = {
  codes: {
    'invalid-input': 'Некоторые данные неверны. Проверьте их и попробуйте ещё раз.',
    'not-logged-in': 'Чтобы продолжить, войдите.',
    'wrong-credentials': 'Неверное имя пользователя или пароль',
    'account-deleted': 'Этот аккаунт удалён вместе со всем, что в нём было.',
    'account-locked': 'Этот аккаунт заблокирован. Обратитесь к тому, кто управляет этим сервером.',
    'registration-closed':
      'Новые учётные записи здесь открыты не для всех. Попросите приглашение у того, кто управляет этим сервером.',
    'wrong-password': 'Это не ваш пароль. Попробуйте ещё раз.',
    'admin-only': 'Это может только тот, кто управляет этим сервером.',
    'not-enough-credits': 'Для этого письма у вас недостаточно баллов.',
    'not-found': 'Этого нет. Возможно, оно было удалено.',
    'username-taken': 'Это имя пользователя уже занято. Выберите другое.',
    conflict: 'Тем временем это изменили в другом месте. Посмотрите ещё раз.',
    'key-reused': 'Такой запрос уже был, с другим содержанием.',
    'letter-sent': 'Это письмо отправлено. Изменить его больше нельзя.',
    'letter-unfinished': 'В этом письме ещё есть пустые места. Заполните их, потом отправьте.',
    'sender-missing':
      'Не хватает вашего имени и адреса. Введите их в настройках, потом отправьте письмо.',
    'no-recipient': 'В документе нет сведений об отправителе',
    'not-printable': 'В таком виде это письмо нельзя напечатать для почты.',
    'option-not-offered': 'Этот способ отправки для этого письма недоступен. Выберите другой.',
    'price-changed': 'Цена изменилась. Посмотрите ещё раз и подтвердите её.',
    'already-mailed': 'Это письмо уже в пути.',
    'too-late-to-cancel': 'Это письмо уже печатают или отправляют. Остановить его больше нельзя.',
    'mail-refused': 'Типография не приняла это письмо. Ничего не отправлено, и ничего не списано.',
    'address-misread':
      'Типография прочитала не тот адрес, который указали вы. Заказ остановлен; ничего не отправлено.',
    'provider-down': 'Сейчас сервис недоступен. Попробуйте ещё раз через несколько минут.',
    'signature-invalid':
      'Эта картинка не подходит как подпись. Выберите PNG или JPG размером до 2 МБ.',
    'payment-running': 'Один платёж уже выполняется',
    'payment-failed': 'Не удалось провести платёж',
    'payment-not-offered':
      'Здесь это оплатить нельзя. Оплатите через свой банк: код и реквизиты показаны.',
    'already-paid': 'Это уже оплачено. Платите ещё раз, только если уверены.',
    'invalid-amount': 'Не удалось прочитать сумму',
    'invalid-iban': 'Этот IBAN недействителен. Сравните его с письмом.',
    'payment-not-created': 'Не удалось создать платёж',
    'payment-not-verified': 'Не удалось проверить состояние платежа',
    'not-ready': 'Этот документ ещё не прочитан. Подождите немного.',
    'acted-on':
      'Здесь уже что-то оплачено, отвечено, отправлено или отмечено. Продолжайте, только если уверены.',
    'piece-missing':
      'Часть этого письма не дошла. Попробуйте ещё раз; недостающее будет отправлено снова.',
    'upload-damaged': 'Этот файл повредился по дороге. Попробуйте ещё раз.',
    'transfer-invalid':
      'Этот файл нельзя перенести. Выберите файл, который создал экспорт Brieflotse.',
    'file-missing': 'Нужен файл',
    'file-too-large': 'Файл должен быть меньше 10 МБ',
    'file-type': 'Можно только файлы PDF, JPG и PNG',
    'file-heic':
      'Это фото в формате HEIC, который здесь не читается. На iPhone откройте «Настройки», «Камера», «Форматы», выберите «Наиболее совместимые» и сфотографируйте ещё раз.',
    'file-encrypted': 'Этот PDF защищён паролем. Сохраните копию без пароля и загрузите её.',
    'file-broken':
      'Этот файл повреждён и не открывается. Экспортируйте или сфотографируйте письмо ещё раз.',
    'file-cut-off':
      'В этом PDF нет конца. Скачайте или экспортируйте письмо ещё раз и загрузите файл целиком.',
    'file-too-heavy':
      'Чтобы открыть этот PDF, нужно слишком много времени или памяти. Распечатайте его в новый PDF или сфотографируйте страницы.',
    'file-only-form':
      'Этот PDF — форма, которую может показать только Adobe Acrobat. Откройте её там, распечатайте в новый PDF и загрузите его.',
    'file-blank':
      'Все страницы этого PDF пустые. Откройте его на своём устройстве. Если там видно письмо, распечатайте его в новый PDF или сфотографируйте.',
    'file-no-pages': 'В этом PDF нет страниц. Экспортируйте или сфотографируйте письмо ещё раз.',
    'file-too-many-pages':
      'В этом PDF слишком много страниц. Загружайте не более 50 страниц за раз.',
    'image-too-large':
      'В этой картинке слишком много пикселей. Снимите её ещё раз с обычной настройкой камеры.',
    'image-too-small': 'Эта картинка слишком мала для чтения. Сделайте чёткое фото всей страницы.',
    unreadable:
      'На этих страницах не удалось прочитать текст. Сфотографируйте ещё раз при хорошем свете, чтобы была видна вся страница.',
    'reading-failed':
      'Не удалось прочитать это письмо. Попробуйте ещё раз; если снова не получится, может помочь новое фото.',
    'model-damaged': 'Пришла не та модель, и она удалена. Попробуйте ещё раз.',
    'model-gone': 'Этой модели там больше нет.',
    'server-full': 'Диск сервера заполнен. Ничего не установлено.',
    'no-translator': 'Здесь не установлено ничего, что пишет по-немецки.',
    'no-content': 'Вставьте содержание электронного письма.',
    'mail-failed': 'Не удалось обработать то, чем вы поделились',
    'too-large': 'Это слишком велико для отправки.',
    'rate-limited': 'Слишком много попыток. Подождите минуту и попробуйте ещё раз.',
    'cross-site': 'Этот запрос пришёл с другого сайта и отклонён.',
    'content-lost':
      'Сервер потерял этот файл, или файл там повреждён. Возможно, он есть в резервной копии у того, кто управляет сервером.',
    'account-full':
      'Ваши письма занимают всё место, которое этот сервер даёт одной учётной записи. Удалите письма, которые вам больше не нужны, и попробуйте ещё раз.',
    'disk-full':
      'Диск этого сервера заполнен; тот, кто им управляет, должен освободить место. Ничего не потеряно: то, что ждёт на этом устройстве, будет отправлено ещё раз автоматически.',
    busy: 'Сервер занят. Попробуйте ещё раз через мгновение.',
    'device-full':
      'На этом устройстве нет места, поэтому сохранить не удалось. Освободите место и попробуйте ещё раз.',
    offline: 'Нет соединения. Проверьте сеть и попробуйте ещё раз.',
    unexpected: 'У нас что-то пошло не так. Попробуйте ещё раз.',
  },
  sayings: {
    'Response to: {title}': 'Ответ на: {title}',
    'Page {page}: {why}': 'Страница {page}: {why}',
    'The name of this file says PDF, JPG or PNG, but its content is something else. Please choose another file.':
      'Имя этого файла указывает на PDF, JPG или PNG, но его содержимое другое. Выберите, пожалуйста, другой файл.',
    'Username is required': 'Введите имя пользователя',
    'Password is required': 'Введите пароль',
    'Username must be at least 3 characters': 'Имя пользователя: не менее 3 символов',
    'Password must be at least 8 characters': 'Пароль: не менее 8 символов',
    'Invalid email format': 'Это недействительный адрес электронной почты',
    'Response type is required': 'Выберите вид ответа',
    'Please enter a valid email address': 'Введите действительный адрес электронной почты',
    'The letter says nothing yet. Open it and write its text.':
      'В письме пока ничего нет. Откройте его и напишите текст.',
    'Your name and address are missing. Enter them in Settings, so that an answer can reach you.':
      'Не хватает вашего имени и адреса. Введите их в настройках, чтобы ответ дошёл до вас.',
    'The address of the recipient is not complete. It needs a name, a postcode and a town.':
      'Адрес получателя неполный. Нужны имя, почтовый индекс и город.',
    'The address needs a line with the postcode of five digits and the town.':
      'В адресе нужна строка с индексом из пяти цифр и городом.',
    'The address does not fit into the window of the envelope. Shorten the name or the street of the recipient.':
      'Адрес не помещается в окошко конверта. Сократите имя или улицу получателя.',
    'The window of the envelope would show something else than the address. Check the name and the address of the recipient.':
      'В окошке конверта было бы видно не адрес, а что-то другое. Проверьте имя и адрес получателя.',
    'Something is printed where the post puts its stamp. Shorten the addresses of sender and recipient.':
      'Что-то напечатано там, где почта ставит штамп. Сократите адреса отправителя и получателя.',
    'Something is printed too close to the edge of the paper. Shorten long lines, or take the attached pages out.':
      'Что-то напечатано слишком близко к краю листа. Сократите длинные строки или уберите приложенные страницы.',
    'A page is not A4, the only size that can be posted. Take the attached pages out.':
      'Одна страница не формата A4, а отправить можно только A4. Уберите приложенные страницы.',
    'The file is locked with a password. Attach a copy without the password.':
      'Файл защищён паролем. Приложите копию без пароля.',
    'The copies that go along have more than 40 pages together. Leave one out, or send it by another way.':
      'В приложенных копиях вместе больше 40 страниц. Уберите одну или отправьте её другим способом.',
    'A document that goes along as a copy was erased. Write the letter again without that copy.':
      'Документ, который прилагался как копия, удалён. Напишите письмо ещё раз без этой копии.',
    'The file holds a form that can still be filled in. Attach a printed copy of it.':
      'В файле есть форма, которую ещё можно заполнить. Приложите её печатную копию.',
    'A font is missing in the file ({fonts}), so it would be printed wrongly. Attach a photo of the page instead.':
      'В файле не хватает шрифта ({fonts}), поэтому он напечатался бы неверно. Приложите вместо него фото страницы.',
    'The letter has {pages} pages; {most} can be posted at once. Shorten it, or attach less.':
      'Страниц в письме: {pages}; за раз можно отправить {most}. Сократите его или приложите меньше.',
    'The letter has {size} MB; {most} MB can be posted. Attach less.':
      'Размер письма {size} МБ; отправить можно {most} МБ. Приложите меньше.',
    'Some places are still empty: {gaps}. Open the letter and fill them in.':
      'Ещё есть пустые места: {gaps}. Откройте письмо и заполните их.',
    'Some characters of this letter cannot be printed. Write it with Latin letters.':
      'Некоторые знаки этого письма нельзя напечатать. Напишите его латиницей.',
    'These characters cannot be printed: {characters}. Write them with Latin letters.':
      'Эти знаки нельзя напечатать: {characters}. Напишите их латиницей.',
    'This letter has {pages} pages; at most {most} fit into one envelope.':
      'Страниц в этом письме: {pages}; в конверт помещается не больше {most}.',
    'This letter is too large to be sent to the print shop. Leave out an attachment.':
      'Это письмо слишком велико для типографии. Уберите одно приложение.',
    'A letter can have {pages} pages. This one has more.':
      'Страниц в письме может быть: {pages}. В этом их больше.',
    'Only letters to addresses in Germany can be posted.':
      'Отправить можно только письма на адреса в Германии.',
    'This letter waits to be sent by mail. Stop that first, then change it.':
      'Это письмо ждёт отправки почтой. Сначала остановите её, потом измените письмо.',
    'This letter is on its way to the server. You can change or delete it once it is there.':
      'Это письмо отправляется на сервер. Когда оно там будет, вы сможете изменить или удалить его.',
    'A letter that is posted for real is paid with credits that you bought. Buy credits that cover its postage of {price}. Nothing was ordered.':
      'Письмо, которое действительно отправляют почтой, оплачивают купленными кредитами. Купите кредиты, которые покроют его почтовый сбор {price}. Ничего не заказано.',
    'You have 1 credit, and a letter costs {price}. Nothing was ordered.':
      'У вас баллов: 1, а письмо стоит {price}. Ничего не заказано.',
    'You have {balance} credits, and a letter costs {price}. Nothing was ordered.':
      'У вас баллов: {balance}, а письмо стоит {price}. Ничего не заказано.',
    'The price is {now} now, not {before}. Please look at it again and confirm it.':
      'Цена теперь {now}, а не {before}. Посмотрите ещё раз и подтвердите её.',
    'The print shop refused this letter. It says: {reason} Nothing was posted and nothing was charged.':
      'Типография не приняла это письмо. Она сообщает: {reason} Ничего не отправлено, и ничего не списано.',
    'The print shop no longer has this letter: it was taken out there before it was printed. Nothing was posted and nothing was charged.':
      'Этого письма в типографии больше нет: его убрали там до печати. Ничего не отправлено, и ничего не списано.',
    'The carrier answers no more questions for now. Please look again in some hours.':
      'Почта пока не отвечает на новые вопросы. Посмотрите ещё раз через несколько часов.',
    'Practice mode: nothing was posted. The letter was taken.':
      'Учебный режим: ничего не отправлено. Письмо принято.',
    'Practice mode: nothing was posted. It would be printed now.':
      'Учебный режим: ничего не отправлено. Сейчас его бы напечатали.',
    'Practice mode: nothing was posted. It would be handed to the post now.':
      'Учебный режим: ничего не отправлено. Сейчас его бы передали почте.',
    'Practice mode: nothing was posted. It would be sorted now.':
      'Учебный режим: ничего не отправлено. Сейчас его бы сортировали.',
    'Practice mode: nothing was posted. It would be carried out now.':
      'Учебный режим: ничего не отправлено. Сейчас его бы разносили.',
    'Practice mode: nothing was posted. It would be handed over now.':
      'Учебный режим: ничего не отправлено. Сейчас его бы вручили.',
    'This is more than what is still open: {open}.': 'Это больше, чем осталось оплатить: {open}.',
    "Please enter the recipient's IBAN": 'Введите IBAN получателя',
    'Please enter a reference': 'Введите назначение платежа',
    'This is not the account that the letter names. Compare it with the letter; if the letter is right, pay with your own bank.':
      'Это не тот счёт, который указан в письме. Сравните его с письмом; если письмо верно, оплатите через свой банк.',
    'This has not been paid yet.': 'Это ещё не оплачено.',
    'This has not been confirmed yet.': 'Это ещё не подтверждено.',
    'This has not been confirmed at the payment provider yet.':
      'Это ещё не подтверждено у платёжного сервиса.',
    'The payment is on its way. Some banks take a few days to confirm it.':
      'Платёж в пути. Некоторые банки подтверждают его через несколько дней.',
    'This has been approved. The amount is being collected.':
      'Это подтверждено. Сумма списывается.',
    'The payment was received.': 'Платёж получен.',
    'This payment was canceled. Nothing was charged.': 'Этот платёж отменён. Ничего не списано.',
    'The payment is being started.': 'Платёж начинается.',
    'Another payment was begun instead.': 'Вместо него начат другой платёж.',
    'You marked this as paid.': 'Вы отметили это как оплаченное.',
    'The money was paid back.': 'Деньги возвращены.',
    'The letter was erased.': 'Письмо удалено.',
    'Waiting for your approval at the practice bank.': 'Ждёт вашего подтверждения в учебном банке.',
    'Practice mode: no money moved.': 'Учебный режим: деньги не переведены.',
    'You declined this payment.': 'Вы отклонили этот платёж.',
    'Nobody approved this payment in time.': 'Этот платёж не был подтверждён вовремя.',
    'This amount is too small to be paid online.': 'Эта сумма слишком мала для оплаты онлайн.',
    'This amount is too large to be paid online.': 'Эта сумма слишком велика для оплаты онлайн.',
    'This way of paying was declined. Please choose another one at PayPal.':
      'Этот способ оплаты отклонён. Выберите в PayPal другой.',
    'A small picture, such as a logo or a signature.':
      'Маленькая картинка, например логотип или подпись.',
    'A signature or a business card, not a letter.': 'Подпись или визитка, не письмо.',
    'This is an Outlook package (winmail.dat), which cannot be opened here. Please ask the sender for a PDF.':
      'Это пакет Outlook (winmail.dat), который здесь не открывается. Попросите отправителя прислать PDF.',
    'This photo has the format HEIC, which cannot be read here. Ask the sender for a JPG or a PDF, or take a screenshot of the photo and upload that.':
      'Это фото в формате HEIC, который здесь нельзя прочитать. Попросите у отправителя JPG или PDF либо сделайте снимок экрана с этим фото и загрузите его.',
    'A copy of the invoice that lies inside its electronic form. The electronic form was taken.':
      'Копия счёта, которая лежит в его электронной форме. Электронная форма взята.',
    'Packed files cannot be opened here. Please unpack it and upload the letter itself.':
      'Сжатые файлы здесь не открываются. Распакуйте файл и загрузите само письмо.',
    'This kind of file cannot be read here. Only PDF, JPG and PNG files and mails can.':
      'Такой файл здесь не читается. Читаются только PDF, JPG, PNG и электронные письма.',
    'This electronic invoice cannot be read. Please ask the sender for a PDF.':
      'Этот электронный счёт не читается. Попросите отправителя прислать PDF.',
    'The electronic form of an invoice; the letter that came with it was taken.':
      'Электронный вид счёта; письмо, которое пришло с ним, взято.',
    'This mail is damaged and cannot be opened.':
      'Это электронное письмо повреждено и не открывается.',
    'This mail lies too deep inside other mails. Please open it and share it by itself.':
      'Это электронное письмо лежит слишком глубоко в других. Откройте его и поделитесь им отдельно.',
    'This mail has more parts than are read at once. Please share the rest by itself.':
      'В этом электронном письме больше частей, чем читается за раз. Остальным поделитесь отдельно.',
    'The attached letter was taken. This text only goes with it.':
      'Приложенное письмо взято. Этот текст только сопровождает его.',
    'This text only points to what is attached.': 'Этот текст только указывает на вложение.',
    'A text that goes with the mail, and is no letter.':
      'Текст, который сопровождает электронное письмо, а не письмо.',
    'A message of the mail system about a mail that you wrote.':
      'Сообщение почтовой системы об электронном письме, которое написали вы.',
    'An entry for a calendar, not a letter.': 'Запись для календаря, не письмо.',
    'It belongs to the look of the mail.': 'Это относится к оформлению электронного письма.',
    'This mail is encrypted and cannot be opened here. Please ask the sender for a PDF.':
      'Это электронное письмо зашифровано и здесь не открывается. Попросите отправителя прислать PDF.',
    'This is an Outlook message (.msg). Please save it as a PDF and add that.':
      'Это сообщение Outlook (.msg). Сохраните его как PDF и добавьте.',
    'This file is empty.': 'Этот файл пуст.',
    'There is no text and no letter in it.': 'В нём нет ни текста, ни письма.',
    'PayPal could not collect this payment. Nothing was charged.':
      'PayPal не смог провести этот платёж. Ничего не списано.',
    'Its pages are in other letters now. Open it, and take the splitting or joining back there.':
      'Его страницы теперь в других письмах. Откройте его и отмените там разделение или объединение.',
    'Letter centre {number}': 'Сортировочный центр (Briefzentrum) {number}',
    'The print shop read another address than yours. It was too late to stop the letter.':
      'Типография прочитала не тот адрес, который вы указали. Остановить письмо было уже поздно.',
    'The print shop read another address than yours: {seen}. It was too late to stop the letter.':
      'Типография прочитала не тот адрес, который вы указали: {seen}. Остановить письмо было уже поздно.',
    'No reason was given.': 'Причина не указана.',
    'The file is too large.': 'Файл слишком большой.',
    'The file cannot be printed.': 'Файл нельзя напечатать.',
    'The letter was taken out again before it was sent.': 'Письмо изъяли до отправки.',
    'The address or the page does not meet the rules of the print shop.':
      'Адрес или страница не соответствует требованиям типографии.',
    'The letter needs to be looked at in the account of the print shop.':
      'Письмо нужно посмотреть в учётной записи типографии.',
    'The account at the print shop is empty.': 'На счёте в типографии нет средств.',
    'The print shop rejected the letter.': 'Типография отклонила письмо.',
    'The letter lay too long at the print shop.': 'Письмо слишком долго пролежало в типографии.',
    'This file cannot be taken over: {why}': 'Этот файл нельзя перенести: {why}',
    'it is damaged, or not made by the export of Brieflotse.':
      'он повреждён или создан не экспортом Brieflotse.',
    'it is locked with a password.': 'он защищён паролем.',
    'it is too large when it is unpacked.': 'в распакованном виде он слишком большой.',
    'it was made by a newer version of Brieflotse. This server has to be updated first.':
      'его создала более новая версия Brieflotse. Сначала нужно обновить этот сервер.',
    'it has no list of its files. It was not made by the export of Brieflotse.':
      'в нём нет перечня файлов. Он создан не экспортом Brieflotse.',
    'the list of its files is not one of the export of Brieflotse.':
      'его перечень файлов не из экспорта Brieflotse.',
    'its list names a file twice.': 'его перечень называет один файл дважды.',
    'a file of its list is missing.': 'не хватает файла из его перечня.',
    'a file that it speaks of is missing.': 'не хватает файла, о котором в нём говорится.',
    'it holds files that are not in its list.': 'в нём есть файлы, которых нет в перечне.',
    'it holds too many files.': 'в нём слишком много файлов.',
    'it holds something that is not a plain file.':
      'в нём есть что-то, что не является обычным файлом.',
    'it holds a folder of its own.': 'в нём есть отдельная папка.',
    'it holds a file twice.': 'один файл в нём есть дважды.',
    'it is packed in a way that is not known here.': 'он упакован неизвестным здесь способом.',
    'a file in it has a name that leads elsewhere.':
      'имя одного из файлов в нём ведёт в другое место.',
    'two files in it lie in the same place.': 'два файла в нём лежат в одном месте.',
    'a file in it has another size than its list says.':
      'размер одного из файлов не такой, как в перечне.',
    'a file in it was changed or damaged.': 'один из файлов в нём изменён или повреждён.',
    'a file in it is too large.': 'один из файлов в нём слишком большой.',
    'a part of it cannot be read.': 'часть его невозможно прочитать.',
    'a letter in it is not whole.': 'одно из писем в нём неполное.',
    'something in it is not valid ({what}).': 'что-то в нём недействительно ({what}).',
    'The practice post office has no such letter.':
      'В учебном почтовом отделении нет такого письма.',
  },
}
