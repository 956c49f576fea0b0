import type { Meanings } from '../meant-tables.ts'

export const meanings: Meanings = {
  advice: {
    'The court only hands the claim on. Write to the creditor who is named in it, not to the court.':
      'المحكمة تنقل المطالبة فقط. اكتب إلى الدائن المذكور فيها، لا إلى المحكمة.',
    'Sign it by hand and send it by post. A plain email does not count.':
      'وقّعها بخط اليد وأرسلها بالبريد. البريد الإلكتروني العادي لا يُعتد به.',
    'This does not stop the decision. Choose "Objection" to contest it in time.':
      'هذا لا يوقف القرار. اختر «اعتراض (Widerspruch)» للطعن فيه في الوقت المحدد.',
    'Only a court can change this decision, and the time for it is running. Get advice at once.':
      'لا يستطيع تغيير هذا القرار إلا محكمة، والمهلة جارية. اطلب المشورة فورًا.',
    'The letter says that the money is collected or that you owe nothing. Check before you transfer anything.':
      'تقول الرسالة إن المبلغ يُخصم تلقائيًا أو إنه لا شيء عليك. تحقق قبل أن تحوّل أي مبلغ.',
    'The letter is about instalments. Enter the amount that is due next, not the total.':
      'الرسالة تتعلق بالأقساط. أدخل المبلغ المستحق تاليًا، لا المجموع.',
    'This letter names no way to object. Check the end of the letter, or choose "Rejection".':
      'لا تذكر هذه الرسالة طريقًا للاعتراض. راجع نهاية الرسالة أو اختر «رفض».',
    'Keep proof that it was sent.': 'احتفظ بما يثبت إرسالها.',
    'If a court sends you a payment order for this (Mahnbescheid), object to that as well, within two weeks.':
      'إذا أرسلت إليك محكمة أمرًا بالدفع (Mahnbescheid) بشأن ذلك، فاعترض عليه أيضًا خلال أسبوعين.',
    'It must arrive before the deadline. Keep proof that it was sent.':
      'يجب أن تصل قبل انتهاء المهلة. احتفظ بما يثبت إرسالها.',
    'An objection does not put off the payment. Pay in time, or also apply for suspension.':
      'الاعتراض لا يؤجل الدفع. ادفع في الوقت المحدد أو اطلب أيضًا وقف التنفيذ (Aussetzung der Vollziehung).',
    'The time to object or to go to court cannot be extended.':
      'لا يمكن تمديد مهلة الاعتراض أو رفع الدعوى.',
    'The letter says that nothing is to be transferred. Check before you ask.':
      'تقول الرسالة إنه لا يجب تحويل أي مبلغ. تحقق قبل أن تطلب ذلك.',
    'Asking to pay in instalments acknowledges the debt. If it is not yours, choose "Rejection".':
      'طلب الدفع على أقساط اعتراف بالدين. إذا لم يكن دينك فاختر «رفض».',
    'Asking for instalments does not stop the time in which you can object.':
      'طلب الأقساط لا يوقف مهلة الاعتراض.',
    'A flat or a job can only be cancelled on paper with your signature (§§ 568, 623 BGB).':
      'لا يمكن إنهاء عقد سكن أو عمل إلا على الورق وبتوقيعك (⁨§§ 568, 623 BGB⁩).',
    'This letter comes from an authority: there may be no contract to cancel.':
      'هذه الرسالة من جهة رسمية: ربما لا يوجد عقد لإنهائه.',
    'This letter comes from somebody who collects money for others. Write to the company that you have the contract with.':
      'هذه الرسالة ممن يحصّل المال لغيره. اكتب إلى الشركة التي لديك عقد معها.',
  },
  letter: {
    sentences: {
      'Dear Sir or Madam,': 'السيدات والسادة المحترمون،',
      'Dear Ms {name},': 'السيدة {name} المحترمة،',
      'Dear Mr {name},': 'السيد {name} المحترم،',
      'Dear {name} family,': 'عائلة {name} المحترمة،',
      'Dear {name},': '{name}، تحية طيبة،',
      'Kind regards': 'مع أطيب التحيات',
      'I cannot pay the amount all at once.': 'لا أستطيع دفع المبلغ دفعة واحدة.',
      'It was not me. Please check whether you have mixed me up with somebody.':
        'لم أكن أنا. أرجو التحقق مما إذا كنتم قد خلطتم بيني وبين شخص آخر.',
      'I have already paid, on {paidOn}.': 'لقد دفعت بالفعل في {paidOn}.',
      'I need more time to get all the papers.': 'أحتاج إلى وقت أطول للحصول على كل الأوراق.',
      'Please send me {papers}.': 'أرجو أن ترسلوا إليّ {papers}.',
      'I was ill and could not write to you earlier.': 'كنت مريضًا ولم أستطع أن أكتب إليكم قبل ذلك.',
      'I was not at home and read your letter only later.':
        'لم أكن في البيت وقرأت رسالتكم لاحقًا فقط.',
      'I have not made a contract with you.': 'لم أبرم عقدًا معكم.',
      'I think the amount is too high. Please explain to me how you worked it out.':
        'أرى أن المبلغ مرتفع جدًا. أرجو أن تشرحوا لي كيف حسبتموه.',
      'I have only little money at the moment.': 'ليس لدي حاليًا سوى القليل من المال.',
      'Please explain to me in simple words what I should do.':
        'أرجو أن تشرحوا لي بكلمات بسيطة ما عليّ فعله.',
      'I cannot come to the appointment. Please give me another one.':
        'لا أستطيع الحضور إلى الموعد. أرجو إعطائي موعدًا آخر.',
      'Your letter of {letterDate}: {title}': 'رسالتكم المؤرخة في {letterDate}: {title}',
      'Your letter: {title}': 'رسالتكم: {title}',
      'I hereby confirm that I have received your letter of {letterDate}.':
        'أؤكد بهذا أنني استلمت رسالتكم المؤرخة في {letterDate}.',
      'I hereby confirm that I have received your letter.': 'أؤكد بهذا أنني استلمت رسالتكم.',
      'I have taken note of its content.': 'وقد اطّلعت على مضمونها.',
      'I have noted the appointment on {appointment}.': 'وقد سجّلت الموعد في {appointment}.',
      'This confirmation does not acknowledge the claim made in it.':
        'هذا التأكيد ليس اعترافًا بالمطالبة الواردة فيها.',
      'I reserve my rights, in particular the right to lodge an appeal.':
        'أحتفظ بحقوقي، ولا سيما الحق في الطعن.',
      'I reject the claim of {amount} that you are making.':
        'أرفض المطالبة بمبلغ {amount} التي تقدمتم بها.',
      'I reject the claim that you are making.': 'أرفض المطالبة التي تقدمتم بها.',
      'I do not agree with the content of your letter.': 'لا أوافق على مضمون رسالتكم.',
      'Please show me in a way I can follow what the claim and its amount are based on, and send me copies of the papers that belong to it.':
        'أرجو أن توضحوا لي بشكل مفهوم ما تستند إليه المطالبة ومبلغها، وأن ترسلوا إليّ نسخًا من المستندات المتعلقة بها.',
      'Until this is settled, please refrain from further reminders and costs.':
        'أرجو عدم إرسال تذكيرات أخرى أو احتساب تكاليف جديدة إلى أن يتضح الأمر.',
      'Please look into the matter again.': 'أرجو مراجعة الأمر مرة أخرى.',
      'Please answer me in writing.': 'أرجو الرد عليّ كتابيًا.',
      'I have a question about your letter of {letterDate}:':
        'لدي سؤال بشأن رسالتكم المؤرخة في {letterDate}:',
      'I have a question about your letter:': 'لدي سؤال بشأن رسالتكم:',
      'If you need longer to answer, please extend the deadline that ends on {replyBy}.':
        'إذا احتجتم إلى وقت أطول للرد، فأرجو تمديد المهلة التي تنتهي في {replyBy}.',
      'Thank you for your trouble.': 'شكرًا جزيلًا على جهودكم.',
      'I will transfer the amount of {amount} to the account you have named on {date}.':
        'سأحوّل مبلغ {amount} إلى الحساب الذي ذكرتموه في {date}.',
      'I will transfer the amount of {amount} to the account you have named by {dueOn}.':
        'سأحوّل مبلغ {amount} إلى الحساب الذي ذكرتموه في موعد أقصاه {dueOn}.',
      'I will transfer the amount of {amount} to the account you have named without delay.':
        'سأحوّل مبلغ {amount} إلى الحساب الذي ذكرتموه دون تأخير.',
      'As the purpose of the transfer I will give: {purpose}.':
        'وسأذكر في خانة الغرض من التحويل: {purpose}.',
      'Once the amount has arrived, please confirm to me that the matter is settled.':
        'أرجو بعد وصول المبلغ أن تؤكدوا لي أن الأمر انتهى بذلك.',
      '{remedy} to {against} of {letterDate}': '{remedy} على {against} بتاريخ {letterDate}',
      '{remedy} to {against}': '{remedy} على {against}',
      'I hereby raise an objection to {against} of {letterDate} ({law}).':
        'أعترض بهذا على {against} بتاريخ {letterDate} ({law}).',
      'I hereby raise an objection to {against} of {letterDate}.':
        'أعترض بهذا على {against} بتاريخ {letterDate}.',
      'I hereby raise an objection to {against}.': 'أعترض بهذا على {against}.',
      'I object to the whole claim.': 'أعترض على المطالبة كلها.',
      'I demand that the tenancy be continued.': 'أطالب باستمرار عقد الإيجار.',
      'I will hand in the reasons separately.': 'سأقدم الأسباب في رسالة منفصلة.',
      'Please confirm to me in writing that this letter has reached you.':
        'أرجو أن تؤكدوا لي كتابيًا وصول هذه الرسالة إليكم.',
      'Request to pay in instalments: your letter of {letterDate}':
        'طلب الدفع على أقساط: رسالتكم المؤرخة في {letterDate}',
      'Request to pay in instalments: {title}': 'طلب الدفع على أقساط: {title}',
      'I cannot pay the amount of {amount} that you ask for all at once at present.':
        'لا أستطيع حاليًا دفع المبلغ المطلوب {amount} دفعة واحدة.',
      'I therefore ask you to let me pay it in monthly instalments of {part}, the first on {date}.':
        'لذلك أرجو السماح لي بدفعه على أقساط شهرية قدرها {part}، أولها في {date}.',
      'I therefore apply for deferral (§\u00a0222 of the Fiscal Code) in monthly instalments of {part}, the first due on {date}.':
        'لذلك أطلب التأجيل (Stundung، ⁨§\u00a0222 AO⁩) على أقساط شهرية قدرها {part}، يستحق أولها في {date}.',
      'Until you have decided, please refrain from reminders, further costs and enforcement.':
        'أرجو إلى حين صدور قراركم عدم إرسال تذكيرات وعدم احتساب تكاليف أخرى وعدم التنفيذ.',
      'Request for more time: your letter of {letterDate}':
        'طلب مهلة إضافية: رسالتكم المؤرخة في {letterDate}',
      'Request for more time: {title}': 'طلب مهلة إضافية: {title}',
      'You have set me a deadline of {replyBy}.': 'حددتم لي مهلة تنتهي في {replyBy}.',
      'Unfortunately I cannot meet this deadline.': 'للأسف لا أستطيع الالتزام بهذه المهلة.',
      'I therefore ask you to extend the deadline to {date}.': 'لذلك أرجو تمديد المهلة حتى {date}.',
      'Please confirm the extension to me briefly in writing.':
        'أرجو تأكيد التمديد كتابيًا باختصار.',
      Cancellation: 'إنهاء العقد (Kündigung)',
      'I hereby cancel the contract named above with effect from {date}, or failing that on the next possible date.':
        'أنهي بهذا العقد المذكور أعلاه اعتبارًا من {date}، أو في أقرب موعد ممكن إن تعذّر ذلك.',
      'I hereby cancel the contract I have with you ({reference}) with effect from {date}, or failing that on the next possible date.':
        'أنهي بهذا العقد المبرم معكم ({reference}) اعتبارًا من {date}، أو في أقرب موعد ممكن إن تعذّر ذلك.',
      'I hereby cancel the contract named above, with due notice, on the next possible date.':
        'أنهي بهذا العقد المذكور أعلاه في أقرب موعد ممكن مع مراعاة مهلة الإنهاء.',
      'I hereby cancel the contract I have with you ({reference}), with due notice, on the next possible date.':
        'أنهي بهذا العقد المبرم معكم ({reference}) في أقرب موعد ممكن مع مراعاة مهلة الإنهاء.',
      'Please confirm to me in writing that you have received this cancellation and the day on which the contract ends.':
        'أرجو أن تؤكدوا لي كتابيًا استلام هذا الإنهاء واليوم الذي ينتهي فيه العقد.',
      'I revoke any SEPA direct debit mandate as of the end of the contract.':
        'وأسحب أي تفويض للخصم المباشر (SEPA) اعتبارًا من نهاية العقد.',
      'in the matter named above I apply to see the file ({law}).':
        'في الموضوع المذكور أعلاه أطلب الاطلاع على الملف ({law}).',
      'Please send me a copy of the file, or name a date on which I can look at it.':
        'أرجو إرسال نسخة من الملف أو تحديد موعد أستطيع فيه الاطلاع عليه.',
      'I ask for information under Article 15 GDPR about the data you process about me, and for a copy of these data.':
        'أطلب وفقًا للمادة 15 من اللائحة العامة لحماية البيانات (DSGVO) معلومات عن البيانات التي تعالجونها عني ونسخة منها.',
      'Please answer within one month, as Article 12 (3) GDPR provides.':
        'أرجو الرد خلال شهر واحد كما تنص المادة 12 الفقرة 3 من اللائحة نفسها (DSGVO).',
      'Please tell me beforehand whether this costs anything, and how much.':
        'أرجو إبلاغي مسبقًا هل يترتب على ذلك تكاليف وكم تبلغ.',
      'My new address': 'عنواني الجديد',
      'from {date} on my address is:': 'ابتداءً من {date} يكون عنواني:',
      'from now on my address is:': 'من الآن فصاعدًا يكون عنواني:',
      'Please change your records and send mail there in future.':
        'أرجو تعديل بياناتكم وإرسال البريد إلى هناك مستقبلًا.',
      'in the matter named above I ask you to answer me only in writing, by post.':
        'في الموضوع المذكور أعلاه أرجو الرد عليّ كتابيًا فقط وبالبريد.',
      'Please do not call me.': 'أرجو عدم الاتصال بي هاتفيًا.',
      'This lets me read your answer carefully and have it translated where needed.':
        'هكذا أستطيع قراءة ردكم بهدوء وترجمته عند الحاجة.',
    },
    words: {
      Objection: 'اعتراض',
      'the enforcement order': 'أمر التنفيذ (Vollstreckungsbescheid)',
      'the court payment order': 'أمر المحكمة بالدفع (Mahnbescheid)',
      'the penalty order': 'الأمر الجزائي (Strafbefehl)',
      'the penalty notice': 'قرار الغرامة (Bußgeldbescheid)',
      'your decision': 'قراركم',
      'the notice to leave': 'إنهاء عقد الإيجار (Kündigung)',
      'your statement of costs': 'كشف التكاليف (Abrechnung)',
      'your claim': 'مطالبتكم',
    },
    gaps: {
      letterDate: 'تاريخ رسالتهم',
      reference: 'رقم العميل أو العقد',
      purpose: 'الغرض من التحويل',
      title: 'الموضوع',
      amount: 'المبلغ',
      dueOn: 'موعد الدفع',
      replyBy: 'مهلتهم',
      appointment: 'الموعد',
      remedy: 'نوع الاعتراض',
      against: 'القرار',
      law: 'المادة القانونية',
      date: 'التاريخ',
      part: 'مبلغ القسط',
      question: 'سؤالك',
      reason: 'أسبابك',
      newAddress: 'العنوان الجديد',
      paidOn: 'يوم الدفع',
      papers: 'الأوراق التي تحتاجها',
      name: 'اسمك',
    },
    at: (day, time) => `${day} الساعة ${time}`,
  },
}
