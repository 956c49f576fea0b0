import type { Meanings } from '../meant-tables.ts'

export const meanings: Meanings = {
  advice: {
    'The court only hands the claim on. Write to the creditor who is named in it, not to the court.':
      'Суд лише передає вимогу. Пишіть кредиторові, якого там названо, а не до суду.',
    'Sign it by hand and send it by post. A plain email does not count.':
      'Підпишіть власноруч і надішліть поштою. Звичайний електронний лист не зараховується.',
    'This does not stop the decision. Choose "Objection" to contest it in time.':
      'Це не зупиняє рішення. Щоб оскаржити його вчасно, виберіть «Заперечення (Widerspruch)».',
    'Only a court can change this decision, and the time for it is running. Get advice at once.':
      'Змінити це рішення може лише суд, і строк уже спливає. Негайно порадьтеся з фахівцем.',
    'The letter says that the money is collected or that you owe nothing. Check before you transfer anything.':
      'У листі сказано, що гроші буде списано або що ви нічого не винні. Перевірте, перш ніж щось переказувати.',
    'The letter is about instalments. Enter the amount that is due next, not the total.':
      'Лист стосується оплати частинами. Вкажіть суму наступного платежу, а не загальну.',
    'This letter names no way to object. Check the end of the letter, or choose "Rejection".':
      'У цьому листі не вказано, як подати заперечення. Перегляньте кінець листа або виберіть «Відмова».',
    'Keep proof that it was sent.': 'Збережіть підтвердження відправлення.',
    'If a court sends you a payment order for this (Mahnbescheid), object to that as well, within two weeks.':
      'Якщо суд надішле вам через це наказ про сплату (Mahnbescheid), подайте заперечення і на нього — протягом двох тижнів.',
    'It must arrive before the deadline. Keep proof that it was sent.':
      'Лист має надійти до кінця строку. Збережіть підтвердження відправлення.',
    'An objection does not put off the payment. Pay in time, or also apply for suspension.':
      'Заперечення не відкладає оплату. Сплатіть вчасно або попросіть також про зупинення стягнення (Aussetzung der Vollziehung).',
    'The time to object or to go to court cannot be extended.':
      'Строк для заперечення чи звернення до суду не продовжують.',
    'The letter says that nothing is to be transferred. Check before you ask.':
      'У листі сказано, що нічого переказувати не треба. Перевірте, перш ніж просити.',
    'Asking to pay in instalments acknowledges the debt. If it is not yours, choose "Rejection".':
      'Просити про оплату частинами — означає визнати борг. Якщо борг не ваш, виберіть «Відмова».',
    'Asking for instalments does not stop the time in which you can object.':
      'Прохання про оплату частинами не зупиняє строку для заперечення.',
    'A flat or a job can only be cancelled on paper with your signature (§§ 568, 623 BGB).':
      'Договір найму житла чи трудовий договір можна розірвати лише на папері, з вашим підписом (§§ 568, 623 BGB).',
    'This letter comes from an authority: there may be no contract to cancel.':
      'Цей лист від установи: можливо, договору, який можна розірвати, немає.',
    'This letter comes from somebody who collects money for others. Write to the company that you have the contract with.':
      'Цей лист від того, хто стягує гроші для інших. Пишіть компанії, з якою у вас договір.',
  },
  letter: {
    sentences: {
      'Dear Sir or Madam,': 'Шановні пані та панове!',
      'Dear Ms {name},': 'Шановна пані {name}!',
      'Dear Mr {name},': 'Шановний пане {name}!',
      'Dear {name} family,': 'Шановна родино {name}!',
      'Dear {name},': 'Добрий день, {name}!',
      'Kind regards': 'З повагою',
      'I cannot pay the amount all at once.': 'Я не можу заплатити всю суму одразу.',
      'It was not me. Please check whether you have mixed me up with somebody.':
        'Це був не я. Будь ласка, перевірте, чи не сплутали ви мене з кимось.',
      'I have already paid, on {paidOn}.': 'Я вже заплатив(ла): {paidOn}.',
      'I need more time to get all the papers.':
        'Мені потрібно більше часу, щоб отримати всі документи.',
      'Please send me {papers}.': 'Будь ласка, надішліть мені {papers}.',
      'I was ill and could not write to you earlier.':
        'Я хворів(ла) і не міг(могла) написати вам раніше.',
      'I was not at home and read your letter only later.':
        'Мене не було вдома, і я прочитав(ла) ваш лист лише пізніше.',
      'I have not made a contract with you.': 'Я не укладав(ла) з вами договору.',
      'I think the amount is too high. Please explain to me how you worked it out.':
        'На мою думку, сума завелика. Будь ласка, поясніть мені, як ви її порахували.',
      'I have only little money at the moment.': 'У мене зараз дуже мало грошей.',
      'Please explain to me in simple words what I should do.':
        'Будь ласка, поясніть мені простими словами, що мені потрібно зробити.',
      'I cannot come to the appointment. Please give me another one.':
        'Я не можу прийти на зустріч. Будь ласка, призначте мені інший час.',
      'Your letter of {letterDate}: {title}': 'Ваш лист від {letterDate}: {title}',
      'Your letter: {title}': 'Ваш лист: {title}',
      'I hereby confirm that I have received your letter of {letterDate}.':
        'Цим підтверджую отримання Вашого листа від {letterDate}.',
      'I hereby confirm that I have received your letter.':
        'Цим підтверджую отримання Вашого листа.',
      'I have taken note of its content.': 'Зміст листа взято до відома.',
      'I have noted the appointment on {appointment}.':
        'Зустріч, призначену на {appointment}, я маю на увазі.',
      'This confirmation does not acknowledge the claim made in it.':
        'Це підтвердження не є визнанням викладеної в ньому вимоги.',
      'I reserve my rights, in particular the right to lodge an appeal.':
        'Залишаю за собою свої права, зокрема право на оскарження.',
      'I reject the claim of {amount} that you are making.':
        'Відхиляю Вашу вимогу на суму {amount}.',
      'I reject the claim that you are making.': 'Відхиляю Вашу вимогу.',
      'I do not agree with the content of your letter.': 'Я не погоджуюся зі змістом Вашого листа.',
      'Please show me in a way I can follow what the claim and its amount are based on, and send me copies of the papers that belong to it.':
        'Прошу зрозуміло пояснити, на чому ґрунтується вимога та її сума, і надіслати мені копії відповідних документів.',
      'Until this is settled, please refrain from further reminders and costs.':
        'До з’ясування прошу не надсилати нових нагадувань і не нараховувати витрат.',
      'Please look into the matter again.': 'Прошу ще раз розглянути цю справу.',
      'Please answer me in writing.': 'Прошу відповісти мені письмово.',
      'I have a question about your letter of {letterDate}:':
        'У мене є запитання щодо Вашого листа від {letterDate}:',
      'I have a question about your letter:': 'У мене є запитання щодо Вашого листа:',
      'If you need longer to answer, please extend the deadline that ends on {replyBy}.':
        'Якщо Вам потрібно більше часу на відповідь, прошу продовжити строк, що спливає {replyBy}.',
      'Thank you for your trouble.': 'Дякую за Вашу роботу.',
      'I will transfer the amount of {amount} to the account you have named on {date}.':
        'Суму {amount} я перекажу на вказаний Вами рахунок {date}.',
      'I will transfer the amount of {amount} to the account you have named by {dueOn}.':
        'Суму {amount} я перекажу на вказаний Вами рахунок не пізніше {dueOn}.',
      'I will transfer the amount of {amount} to the account you have named without delay.':
        'Суму {amount} я негайно перекажу на вказаний Вами рахунок.',
      'As the purpose of the transfer I will give: {purpose}.':
        'У призначенні платежу вкажу: {purpose}.',
      'Once the amount has arrived, please confirm to me that the matter is settled.':
        'Після надходження коштів прошу підтвердити, що справу закрито.',
      '{remedy} to {against} of {letterDate}': '{remedy} проти {against} від {letterDate}',
      '{remedy} to {against}': '{remedy} проти {against}',
      'I hereby raise an objection to {against} of {letterDate} ({law}).':
        'Цим подаю заперечення проти {against} від {letterDate} ({law}).',
      'I hereby raise an objection to {against} of {letterDate}.':
        'Цим подаю заперечення проти {against} від {letterDate}.',
      'I hereby raise an objection to {against}.': 'Цим подаю заперечення проти {against}.',
      'I object to the whole claim.': 'Я заперечую проти вимоги в повному обсязі.',
      'I demand that the tenancy be continued.': 'Вимагаю продовження договору найму житла.',
      'I will hand in the reasons separately.': 'Обґрунтування я подам окремо.',
      'Please confirm to me in writing that this letter has reached you.':
        'Прошу письмово підтвердити, що цей лист до Вас надійшов.',
      'Request to pay in instalments: your letter of {letterDate}':
        'Прохання про оплату частинами: Ваш лист від {letterDate}',
      'Request to pay in instalments: {title}': 'Прохання про оплату частинами: {title}',
      'I cannot pay the amount of {amount} that you ask for all at once at present.':
        'Наразі я не можу сплатити суму {amount}, яку Ви вимагаєте, за один раз.',
      'I therefore ask you to let me pay it in monthly instalments of {part}, the first on {date}.':
        'Тому прошу дозволити мені сплачувати її щомісячними частинами по {part}; перший платіж — {date}.',
      'I therefore apply for deferral (§\u00a0222 of the Fiscal Code) in monthly instalments of {part}, the first due on {date}.':
        'Тому прошу про відстрочення (Stundung, §\u00a0222 AO) зі щомісячними платежами по {part}; перший — {date}.',
      'Until you have decided, please refrain from reminders, further costs and enforcement.':
        'До Вашого рішення прошу утриматися від нагадувань, додаткових витрат і примусового стягнення.',
      'Request for more time: your letter of {letterDate}':
        'Прохання продовжити строк: Ваш лист від {letterDate}',
      'Request for more time: {title}': 'Прохання продовжити строк: {title}',
      'You have set me a deadline of {replyBy}.': 'Ви встановили мені строк до {replyBy}.',
      'Unfortunately I cannot meet this deadline.': 'На жаль, я не можу дотримати цього строку.',
      'I therefore ask you to extend the deadline to {date}.':
        'Тому прошу продовжити строк до {date}.',
      'Please confirm the extension to me briefly in writing.':
        'Прошу коротко письмово підтвердити продовження.',
      Cancellation: 'Розірвання договору (Kündigung)',
      'I hereby cancel the contract named above with effect from {date}, or failing that on the next possible date.':
        'Цим розриваю зазначений вище договір з {date}, а якщо це неможливо — з найближчої можливої дати.',
      'I hereby cancel the contract I have with you ({reference}) with effect from {date}, or failing that on the next possible date.':
        'Цим розриваю укладений з Вами договір ({reference}) з {date}, а якщо це неможливо — з найближчої можливої дати.',
      'I hereby cancel the contract named above, with due notice, on the next possible date.':
        'Цим розриваю зазначений вище договір з найближчої можливої дати з дотриманням строків.',
      'I hereby cancel the contract I have with you ({reference}), with due notice, on the next possible date.':
        'Цим розриваю укладений з Вами договір ({reference}) з найближчої можливої дати з дотриманням строків.',
      'Please confirm to me in writing that you have received this cancellation and the day on which the contract ends.':
        'Прошу письмово підтвердити отримання цієї заяви та день, коли договір закінчується.',
      'I revoke any SEPA direct debit mandate as of the end of the contract.':
        'Наданий дозвіл на списання коштів (SEPA-Lastschriftmandat) відкликаю з дня закінчення договору.',
      'in the matter named above I apply to see the file ({law}).':
        'у зазначеній вище справі прошу надати можливість ознайомитися з матеріалами ({law}).',
      'Please send me a copy of the file, or name a date on which I can look at it.':
        'Прошу надіслати мені копію матеріалів або призначити день, коли я можу з ними ознайомитися.',
      'I ask for information under Article 15 GDPR about the data you process about me, and for a copy of these data.':
        'Прошу згідно зі статтею 15 GDPR (DSGVO) надати інформацію про дані, які Ви про мене обробляєте, та копію цих даних.',
      'Please answer within one month, as Article 12 (3) GDPR provides.':
        'Прошу відповісти протягом одного місяця, як передбачає стаття 12, абзац 3 GDPR (DSGVO).',
      'Please tell me beforehand whether this costs anything, and how much.':
        'Прошу заздалегідь повідомити, чи це платно і скільки коштує.',
      'My new address': 'Моя нова адреса',
      'from {date} on my address is:': 'з {date} моя адреса така:',
      'from now on my address is:': 'відтепер моя адреса така:',
      'Please change your records and send mail there in future.':
        'Прошу змінити дані у Ваших документах і надалі надсилати пошту туди.',
      'in the matter named above I ask you to answer me only in writing, by post.':
        'у зазначеній вище справі прошу відповідати мені лише письмово, поштою.',
      'Please do not call me.': 'Прошу мені не телефонувати.',
      'This lets me read your answer carefully and have it translated where needed.':
        'Так я зможу спокійно прочитати Вашу відповідь і за потреби замовити переклад.',
    },
    words: {
      Objection: 'Заперечення',
      'the enforcement order': 'виконавчого наказу (Vollstreckungsbescheid)',
      'the court payment order': 'судового наказу про сплату (Mahnbescheid)',
      'the penalty order': 'наказу про покарання (Strafbefehl)',
      'the penalty notice': 'постанови про штраф (Bußgeldbescheid)',
      'your decision': 'Вашого рішення',
      'the notice to leave': 'розірвання договору найму (Kündigung)',
      'your statement of costs': 'Вашого розрахунку витрат (Abrechnung)',
      'your claim': 'Вашої вимоги',
    },
    gaps: {
      letterDate: 'дата їхнього листа',
      reference: 'номер клієнта або договору',
      purpose: 'призначення платежу',
      title: 'тема',
      amount: 'сума',
      dueOn: 'день оплати',
      replyBy: 'їхній строк',
      appointment: 'зустріч',
      remedy: 'вид заперечення',
      against: 'рішення',
      law: 'норма закону',
      date: 'дата',
      part: 'сума платежу',
      question: 'ваше запитання',
      reason: 'ваші причини',
      newAddress: 'нова адреса',
      paidOn: 'день оплати',
      papers: 'потрібні вам документи',
      name: 'ваше ім’я',
    },
    at: (day, time) => `${day} о ${time}`,
  },
}
