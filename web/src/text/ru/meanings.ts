import type { Meanings } from '../meant-tables.ts'

export const meanings: Meanings = {
  advice: {
    'The court only hands the claim on. Write to the creditor who is named in it, not to the court.':
      'Суд лишь передаёт требование. Пишите кредитору, который в нём назван, а не в суд.',
    'Sign it by hand and send it by post. A plain email does not count.':
      'Подпишите от руки и отправьте почтой. Обычное электронное письмо не считается.',
    'This does not stop the decision. Choose "Objection" to contest it in time.':
      'Это не останавливает решение. Чтобы оспорить его вовремя, выберите «Возражение (Widerspruch)».',
    'Only a court can change this decision, and the time for it is running. Get advice at once.':
      'Изменить это решение может только суд, и срок уже идёт. Сразу же посоветуйтесь со специалистом.',
    'The letter says that the money is collected or that you owe nothing. Check before you transfer anything.':
      'В письме сказано, что деньги будут списаны или что вы ничего не должны. Проверьте, прежде чем что-либо переводить.',
    'The letter is about instalments. Enter the amount that is due next, not the total.':
      'Письмо касается оплаты частями. Укажите сумму ближайшего платежа, а не общую.',
    'This letter names no way to object. Check the end of the letter, or choose "Rejection".':
      'В этом письме не указано, как подать возражение. Посмотрите в конце письма или выберите «Отказ».',
    'Keep proof that it was sent.': 'Сохраните подтверждение отправки.',
    'If a court sends you a payment order for this (Mahnbescheid), object to that as well, within two weeks.':
      'Если суд из-за этого пришлёт вам приказ об оплате (Mahnbescheid), возразите и на него — в течение двух недель.',
    'It must arrive before the deadline. Keep proof that it was sent.':
      'Письмо должно прийти до конца срока. Сохраните подтверждение отправки.',
    'An objection does not put off the payment. Pay in time, or also apply for suspension.':
      'Возражение не откладывает оплату. Заплатите вовремя или попросите также о приостановке взыскания (Aussetzung der Vollziehung).',
    'The time to object or to go to court cannot be extended.':
      'Срок для возражения или обращения в суд не продлевают.',
    'The letter says that nothing is to be transferred. Check before you ask.':
      'В письме сказано, что ничего переводить не нужно. Проверьте, прежде чем просить.',
    'Asking to pay in instalments acknowledges the debt. If it is not yours, choose "Rejection".':
      'Просить об оплате частями — значит признать долг. Если долг не ваш, выберите «Отказ».',
    'Asking for instalments does not stop the time in which you can object.':
      'Просьба об оплате частями не останавливает срок для возражения.',
    'A flat or a job can only be cancelled on paper with your signature (§§ 568, 623 BGB).':
      'Договор найма жилья или трудовой договор можно расторгнуть только на бумаге, с вашей подписью (§§ 568, 623 BGB).',
    'This letter comes from an authority: there may be no contract to cancel.':
      'Это письмо от ведомства: возможно, договора, который можно расторгнуть, нет.',
    'This letter comes from somebody who collects money for others. Write to the company that you have the contract with.':
      'Это письмо от того, кто взыскивает деньги для других. Пишите компании, с которой у вас договор.',
  },
  letter: {
    sentences: {
      'Dear Sir or Madam,': 'Уважаемые дамы и господа!',
      'Dear Ms {name},': 'Уважаемая госпожа {name}!',
      'Dear Mr {name},': 'Уважаемый господин {name}!',
      'Dear {name} family,': 'Уважаемая семья {name}!',
      'Dear {name},': 'Добрый день, {name}!',
      'Kind regards': 'С уважением',
      'I cannot pay the amount all at once.': 'Я не могу заплатить всю сумму сразу.',
      'It was not me. Please check whether you have mixed me up with somebody.':
        'Это был не я. Пожалуйста, проверьте, не перепутали ли вы меня с кем-то.',
      'I have already paid, on {paidOn}.': 'Я уже заплатил(а): {paidOn}.',
      'I need more time to get all the papers.':
        'Мне нужно больше времени, чтобы получить все документы.',
      'Please send me {papers}.': 'Пожалуйста, пришлите мне {papers}.',
      'I was ill and could not write to you earlier.':
        'Я болел(а) и не мог(ла) написать вам раньше.',
      'I was not at home and read your letter only later.':
        'Меня не было дома, и я прочитал(а) ваше письмо только позже.',
      'I have not made a contract with you.': 'Я не заключал(а) с вами договор.',
      'I think the amount is too high. Please explain to me how you worked it out.':
        'По-моему, сумма слишком большая. Пожалуйста, объясните мне, как вы её посчитали.',
      'I have only little money at the moment.': 'У меня сейчас очень мало денег.',
      'Please explain to me in simple words what I should do.':
        'Пожалуйста, объясните мне простыми словами, что мне нужно сделать.',
      'I cannot come to the appointment. Please give me another one.':
        'Я не могу прийти на встречу. Пожалуйста, назначьте мне другое время.',
      'Your letter of {letterDate}: {title}': 'Ваше письмо от {letterDate}: {title}',
      'Your letter: {title}': 'Ваше письмо: {title}',
      'I hereby confirm that I have received your letter of {letterDate}.':
        'Настоящим подтверждаю получение Вашего письма от {letterDate}.',
      'I hereby confirm that I have received your letter.':
        'Настоящим подтверждаю получение Вашего письма.',
      'I have taken note of its content.': 'Содержание письма принято к сведению.',
      'I have noted the appointment on {appointment}.':
        'Приём, назначенный на {appointment}, принят мной к сведению.',
      'This confirmation does not acknowledge the claim made in it.':
        'Это подтверждение не является признанием изложенного в нём требования.',
      'I reserve my rights, in particular the right to lodge an appeal.':
        'Оставляю за собой свои права, в частности право на обжалование.',
      'I reject the claim of {amount} that you are making.':
        'Отклоняю Ваше требование на сумму {amount}.',
      'I reject the claim that you are making.': 'Отклоняю Ваше требование.',
      'I do not agree with the content of your letter.':
        'С содержанием Вашего письма согласиться не могу.',
      'Please show me in a way I can follow what the claim and its amount are based on, and send me copies of the papers that belong to it.':
        'Прошу понятно объяснить, на чём основаны требование и его сумма, и прислать мне копии соответствующих документов.',
      'Until this is settled, please refrain from further reminders and costs.':
        'До выяснения прошу не присылать новых напоминаний и не начислять расходов.',
      'Please look into the matter again.': 'Прошу ещё раз рассмотреть этот вопрос.',
      'Please answer me in writing.': 'Прошу ответить мне письменно.',
      'I have a question about your letter of {letterDate}:':
        'У меня есть вопрос по Вашему письму от {letterDate}:',
      'I have a question about your letter:': 'У меня есть вопрос по Вашему письму:',
      'If you need longer to answer, please extend the deadline that ends on {replyBy}.':
        'Если для ответа Вам нужно больше времени, прошу продлить срок, который истекает {replyBy}.',
      'Thank you for your trouble.': 'Благодарю за Ваш труд.',
      'I will transfer the amount of {amount} to the account you have named on {date}.':
        'Сумму {amount} я переведу на указанный Вами счёт {date}.',
      'I will transfer the amount of {amount} to the account you have named by {dueOn}.':
        'Сумму {amount} я переведу на указанный Вами счёт не позднее {dueOn}.',
      'I will transfer the amount of {amount} to the account you have named without delay.':
        'Сумму {amount} я без промедления переведу на указанный Вами счёт.',
      'As the purpose of the transfer I will give: {purpose}.':
        'В назначении платежа укажу: {purpose}.',
      'Once the amount has arrived, please confirm to me that the matter is settled.':
        'После поступления денег прошу подтвердить, что вопрос закрыт.',
      '{remedy} to {against} of {letterDate}': '{remedy} против {against} от {letterDate}',
      '{remedy} to {against}': '{remedy} против {against}',
      'I hereby raise an objection to {against} of {letterDate} ({law}).':
        'Настоящим подаю возражение против {against} от {letterDate} ({law}).',
      'I hereby raise an objection to {against} of {letterDate}.':
        'Настоящим подаю возражение против {against} от {letterDate}.',
      'I hereby raise an objection to {against}.': 'Настоящим подаю возражение против {against}.',
      'I object to the whole claim.': 'Я возражаю против требования в полном объёме.',
      'I demand that the tenancy be continued.': 'Требую продолжения договора найма жилья.',
      'I will hand in the reasons separately.': 'Обоснование я пришлю отдельно.',
      'Please confirm to me in writing that this letter has reached you.':
        'Прошу письменно подтвердить, что это письмо к Вам поступило.',
      'Request to pay in instalments: your letter of {letterDate}':
        'Просьба об оплате частями: Ваше письмо от {letterDate}',
      'Request to pay in instalments: {title}': 'Просьба об оплате частями: {title}',
      'I cannot pay the amount of {amount} that you ask for all at once at present.':
        'Сейчас я не могу заплатить требуемую сумму {amount} за один раз.',
      'I therefore ask you to let me pay it in monthly instalments of {part}, the first on {date}.':
        'Поэтому прошу разрешить мне платить её ежемесячными частями по {part}; первый платёж — {date}.',
      'I therefore apply for deferral (§\u00a0222 of the Fiscal Code) in monthly instalments of {part}, the first due on {date}.':
        'Поэтому прошу об отсрочке (Stundung, §\u00a0222 AO) с ежемесячными платежами по {part}; первый — {date}.',
      'Until you have decided, please refrain from reminders, further costs and enforcement.':
        'До Вашего решения прошу воздержаться от напоминаний, дополнительных расходов и принудительного взыскания.',
      'Request for more time: your letter of {letterDate}':
        'Просьба продлить срок: Ваше письмо от {letterDate}',
      'Request for more time: {title}': 'Просьба продлить срок: {title}',
      'You have set me a deadline of {replyBy}.': 'Вы установили мне срок до {replyBy}.',
      'Unfortunately I cannot meet this deadline.': 'К сожалению, я не могу уложиться в этот срок.',
      'I therefore ask you to extend the deadline to {date}.':
        'Поэтому прошу продлить срок до {date}.',
      'Please confirm the extension to me briefly in writing.':
        'Прошу коротко письменно подтвердить продление.',
      Cancellation: 'Расторжение договора (Kündigung)',
      'I hereby cancel the contract named above with effect from {date}, or failing that on the next possible date.':
        'Настоящим расторгаю указанный выше договор с {date}, а если это невозможно — с ближайшей возможной даты.',
      'I hereby cancel the contract I have with you ({reference}) with effect from {date}, or failing that on the next possible date.':
        'Настоящим расторгаю заключённый с Вами договор ({reference}) с {date}, а если это невозможно — с ближайшей возможной даты.',
      'I hereby cancel the contract named above, with due notice, on the next possible date.':
        'Настоящим расторгаю указанный выше договор с ближайшей возможной даты с соблюдением сроков.',
      'I hereby cancel the contract I have with you ({reference}), with due notice, on the next possible date.':
        'Настоящим расторгаю заключённый с Вами договор ({reference}) с ближайшей возможной даты с соблюдением сроков.',
      'Please confirm to me in writing that you have received this cancellation and the day on which the contract ends.':
        'Прошу письменно подтвердить получение этого заявления и день, когда договор заканчивается.',
      'I revoke any SEPA direct debit mandate as of the end of the contract.':
        'Выданное разрешение на списание (SEPA-Lastschriftmandat) отзываю со дня окончания договора.',
      'in the matter named above I apply to see the file ({law}).':
        'по указанному выше делу прошу предоставить возможность ознакомиться с материалами ({law}).',
      'Please send me a copy of the file, or name a date on which I can look at it.':
        'Прошу прислать мне копию материалов или назначить день, когда я могу с ними ознакомиться.',
      'I ask for information under Article 15 GDPR about the data you process about me, and for a copy of these data.':
        'Прошу согласно статье 15 GDPR (DSGVO) предоставить информацию о данных, которые Вы обо мне обрабатываете, и копию этих данных.',
      'Please answer within one month, as Article 12 (3) GDPR provides.':
        'Прошу ответить в течение одного месяца, как предусматривает статья 12, абзац 3 GDPR (DSGVO).',
      'Please tell me beforehand whether this costs anything, and how much.':
        'Прошу заранее сообщить, платно ли это и сколько стоит.',
      'My new address': 'Мой новый адрес',
      'from {date} on my address is:': 'с {date} мой адрес:',
      'from now on my address is:': 'с этого дня мой адрес:',
      'Please change your records and send mail there in future.':
        'Прошу изменить данные в Ваших документах и впредь присылать почту туда.',
      'in the matter named above I ask you to answer me only in writing, by post.':
        'по указанному выше делу прошу отвечать мне только письменно, по почте.',
      'Please do not call me.': 'Прошу мне не звонить.',
      'This lets me read your answer carefully and have it translated where needed.':
        'Так я смогу спокойно прочитать Ваш ответ и при необходимости заказать перевод.',
    },
    words: {
      Objection: 'Возражение',
      'the enforcement order': 'исполнительного приказа (Vollstreckungsbescheid)',
      'the court payment order': 'судебного приказа об оплате (Mahnbescheid)',
      'the penalty order': 'приказа о наказании (Strafbefehl)',
      'the penalty notice': 'постановления о штрафе (Bußgeldbescheid)',
      'your decision': 'Вашего решения',
      'the notice to leave': 'расторжения договора найма (Kündigung)',
      'your statement of costs': 'Вашего расчёта расходов (Abrechnung)',
      'your claim': 'Вашего требования',
    },
    gaps: {
      letterDate: 'дата их письма',
      reference: 'номер клиента или договора',
      purpose: 'назначение платежа',
      title: 'тема',
      amount: 'сумма',
      dueOn: 'день оплаты',
      replyBy: 'их срок',
      appointment: 'приём',
      remedy: 'вид возражения',
      against: 'решение',
      law: 'статья закона',
      date: 'дата',
      part: 'сумма платежа',
      question: 'ваш вопрос',
      reason: 'ваши причины',
      newAddress: 'новый адрес',
      paidOn: 'день оплаты',
      papers: 'нужные вам документы',
      name: 'ваше имя',
    },
    at: (day, time) => `${day} в ${time}`,
  },
}
