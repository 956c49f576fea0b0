import type { Failures } from '../tables.ts'

export const failures: Failures = {
  codes: {
    'invalid-input': 'بعض البيانات غير صحيحة. يُرجى التحقق منها والمحاولة مرة أخرى.',
    'not-logged-in': 'يُرجى تسجيل الدخول للمتابعة.',
    'wrong-credentials': 'اسم المستخدم أو كلمة المرور غير صحيحة',
    'account-deleted': 'حُذف هذا الحساب مع كل ما فيه.',
    'account-locked': 'هذا الحساب مقفل. يُرجى سؤال من يدير هذا الخادم.',
    'registration-closed':
      'الحسابات الجديدة هنا ليست مفتوحة للجميع. يُرجى طلب دعوة ممن يدير هذا الخادم.',
    'wrong-password': 'ليست هذه كلمة مرورك. يُرجى المحاولة مرة أخرى.',
    'admin-only': 'لا يحق ذلك إلا لمن يدير هذا الخادم.',
    'not-enough-credits': 'رصيدك لا يكفي لهذه الرسالة.',
    'not-found': 'هذا غير موجود. ربما حُذف.',
    'username-taken': 'اسم المستخدم هذا مأخوذ. يُرجى اختيار اسم آخر.',
    conflict: 'تغيّر هذا في مكان آخر في هذه الأثناء. يُرجى النظر فيه مرة أخرى.',
    'key-reused': 'قُدِّم هذا الطلب من قبل بمحتوى آخر.',
    'letter-sent': 'أُرسلت هذه الرسالة، ولم يعد من الممكن تغييرها.',
    'letter-unfinished': 'لا تزال في هذه الرسالة مواضع فارغة. املأها ثم أرسلها.',
    'sender-missing': 'اسمك وعنوانك ناقصان. أدخلهما في الإعدادات ثم أرسل الرسالة.',
    'no-recipient': 'لا يحتوي المستند على بيانات المرسل',
    'not-printable': 'لا يمكن طباعة هذه الرسالة للبريد كما هي.',
    'option-not-offered': 'طريقة الإرسال هذه غير متاحة لهذه الرسالة. يُرجى اختيار طريقة أخرى.',
    'price-changed': 'تغيّر السعر. يُرجى النظر فيه مرة أخرى وتأكيده.',
    'already-mailed': 'هذه الرسالة في الطريق بالفعل.',
    'too-late-to-cancel': 'هذه الرسالة قيد الطباعة أو الإرسال، ولم يعد من الممكن إيقافها.',
    'mail-refused': 'رفضت المطبعة هذه الرسالة. لم يُرسَل شيء ولم يُحتسب أي مبلغ.',
    'address-misread': 'قرأت المطبعة عنوانًا غير عنوانك. أُوقف الطلب ولم يُرسَل شيء.',
    'provider-down': 'لا يمكن الوصول إلى مزوّد الخدمة حاليًا. يُرجى المحاولة بعد بضع دقائق.',
    'signature-invalid': 'لا تصلح هذه الصورة توقيعًا. يُرجى اختيار PNG أو JPG لا يتجاوز 2 MB.',
    'payment-running': 'هناك دفعة قيد المعالجة بالفعل',
    'payment-failed': 'تعذّرت معالجة الدفع',
    'payment-not-offered': 'لا يمكن دفع هذا هنا. يُرجى دفعه لدى مصرفك: الرمز والبيانات معروضة.',
    'already-paid': 'دُفع هذا من قبل. لا تدفع مرة أخرى إلا إذا كنت متأكدًا.',
    'invalid-amount': 'تعذّرت قراءة المبلغ',
    'invalid-iban': 'رقم IBAN هذا غير صالح. يُرجى مقارنته بالرسالة.',
    'payment-not-created': 'تعذّر إنشاء الدفعة',
    'payment-not-verified': 'تعذّر التحقق من حالة الدفع',
    'not-ready': 'لم يُقرأ هذا المستند بعد. يُرجى الانتظار قليلًا.',
    'acted-on': 'سبق هنا دفع شيء أو الرد عليه أو إرساله أو تأشيره. لا تتابع إلا إذا كنت متأكدًا.',
    'piece-missing': 'لم يصل جزء من هذه الرسالة. يُرجى المحاولة مرة أخرى؛ يُعاد إرسال ما ينقص.',
    'upload-damaged': 'تلف هذا الملف في الطريق. يُرجى المحاولة مرة أخرى.',
    'transfer-invalid': 'لا يمكن نقل هذا الملف. يُرجى اختيار ملف من تصدير Brieflotse.',
    'file-missing': 'يلزم ملف',
    'file-too-large': 'يجب أن يكون الملف أصغر من 10 MB',
    'file-type': 'لا يُسمح إلا بملفات PDF وJPG وPNG',
    'file-heic':
      'هذه الصورة بصيغة HEIC التي لا يمكن قراءتها هنا. على iPhone افتح الإعدادات، ثم الكاميرا، ثم التنسيقات، واختر «الأكثر توافقًا» والتقط الصورة مرة أخرى.',
    'file-encrypted': 'ملف PDF هذا مقفل بكلمة مرور. يُرجى حفظ نسخة بلا كلمة مرور ورفعها.',
    'file-broken': 'هذا الملف تالف ولا يمكن فتحه. يُرجى تصدير الرسالة أو تصويرها مرة أخرى.',
    'file-cut-off':
      'نهاية ملف PDF هذا ناقصة. يُرجى تنزيل الرسالة أو تصديرها مرة أخرى ورفع الملف كاملًا.',
    'file-too-heavy':
      'يحتاج فتح ملف PDF هذا إلى وقت أو ذاكرة أكثر من اللازم. يُرجى طباعته إلى ملف PDF جديد أو تصوير الصفحات.',
    'file-only-form':
      'ملف PDF هذا استمارة لا يستطيع عرضها إلا Adobe Acrobat. يُرجى فتحه هناك وطباعته إلى ملف PDF جديد ثم رفعه.',
    'file-blank':
      'كل صفحات ملف PDF هذا فارغة. يُرجى فتحه على جهازك. إن ظهرت الرسالة هناك فاطبعها إلى ملف PDF جديد أو صوّرها.',
    'file-no-pages': 'لا توجد صفحات في ملف PDF هذا. يُرجى تصدير الرسالة أو تصويرها مرة أخرى.',
    'file-too-many-pages': 'في ملف PDF هذا صفحات كثيرة جدًا. يُرجى رفع 50 صفحة على الأكثر في كل مرة.',
    'image-too-large':
      'في هذه الصورة نقاط كثيرة جدًا للقراءة. يُرجى التقاطها مرة أخرى بإعداد عادي للكاميرا.',
    'image-too-small': 'هذه الصورة أصغر من أن تُقرأ. يُرجى التقاط صورة واضحة للصفحة كلها.',
    unreadable:
      'تعذّرت قراءة أي نص في هذه الصفحات. يُرجى التصوير مرة أخرى في ضوء جيد مع ظهور الصفحة كلها.',
    'reading-failed':
      'تعذّرت قراءة هذه الرسالة. يُرجى المحاولة مرة أخرى؛ وإن تعذّر ذلك ثانية فقد تفيد صورة جديدة.',
    'model-damaged': 'ما وصل ليس النموذج المطلوب، وقد حُذف. يُرجى المحاولة مرة أخرى.',
    'model-gone': 'لم يعد هذا النموذج متاحًا هناك.',
    'server-full': 'قرص الخادم ممتلئ. لم يُثبَّت شيء.',
    'no-translator': 'لم يُثبَّت هنا شيء يكتب بالألمانية.',
    'no-content': 'يُرجى لصق محتوى رسالة إلكترونية.',
    'mail-failed': 'تعذّرت معالجة المحتوى المشارَك',
    'too-large': 'هذا أكبر من أن يُرسَل.',
    'rate-limited': 'محاولات كثيرة جدًا. يُرجى الانتظار دقيقة والمحاولة مرة أخرى.',
    'cross-site': 'جاء هذا الطلب من موقع آخر ورُفض.',
    'content-lost':
      'فقد الخادم هذا الملف أو أصبح تالفًا عليه. قد تكون لدى من يشغّل الخادم نسخة احتياطية منه.',
    'account-full':
      'رسائلك تشغل كل المساحة التي يمنحها هذا الخادم للحساب. احذف الرسائل التي لم تعد تحتاج إليها، ثم حاول مرة أخرى.',
    'disk-full':
      'قرص هذا الخادم ممتلئ، وعلى من يشغّله أن يُفرغ مساحة. لم يضع شيء: ما ينتظر على هذا الجهاز يُرسَل مجددًا تلقائيًا.',
    busy: 'الخادم مشغول. يُرجى المحاولة بعد لحظات.',
    'device-full': 'هذا الجهاز ممتلئ، فلم يمكن حفظ ذلك. يُرجى توفير مساحة والمحاولة مرة أخرى.',
    offline: 'لا يوجد اتصال. يُرجى التحقق من الشبكة والمحاولة مرة أخرى.',
    unexpected: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.',
  },
  sayings: {
    'Response to: {title}': 'رد على: {title}',
    'Page {page}: {why}': 'صفحة {page}: {why}',
    'The name of this file says PDF, JPG or PNG, but its content is something else. Please choose another file.':
      'يدل اسم هذا الملف على PDF أو JPG أو PNG، لكن محتواه شيء آخر. يُرجى اختيار ملف آخر.',
    'Username is required': 'يُرجى إدخال اسم المستخدم',
    'Password is required': 'يُرجى إدخال كلمة المرور',
    'Username must be at least 3 characters': 'يجب ألّا يقل اسم المستخدم عن 3 أحرف',
    'Password must be at least 8 characters': 'يجب ألّا تقل كلمة المرور عن 8 أحرف',
    'Invalid email format': 'هذا ليس عنوان بريد إلكتروني صالحًا',
    'Response type is required': 'يُرجى اختيار نوع الرد',
    'Please enter a valid email address': 'يُرجى إدخال عنوان بريد إلكتروني صالح',
    'The letter says nothing yet. Open it and write its text.':
      'لا شيء في الرسالة بعد. افتحها واكتب نصها.',
    'Your name and address are missing. Enter them in Settings, so that an answer can reach you.':
      'اسمك وعنوانك ناقصان. أدخلهما في الإعدادات ليصلك الرد.',
    'The address of the recipient is not complete. It needs a name, a postcode and a town.':
      'عنوان المستلم غير مكتمل. يلزم الاسم والرمز البريدي والمدينة.',
    'The address needs a line with the postcode of five digits and the town.':
      'يلزم في العنوان سطر فيه الرمز البريدي من خمسة أرقام والمدينة.',
    'The address does not fit into the window of the envelope. Shorten the name or the street of the recipient.':
      'لا يتسع شباك الظرف للعنوان. اختصر اسم المستلم أو شارعه.',
    'The window of the envelope would show something else than the address. Check the name and the address of the recipient.':
      'سيظهر في شباك الظرف شيء غير العنوان. تحقق من اسم المستلم وعنوانه.',
    'Something is printed where the post puts its stamp. Shorten the addresses of sender and recipient.':
      'هناك شيء مطبوع حيث يضع البريد ختمه. اختصر عنواني المرسل والمستلم.',
    'Something is printed too close to the edge of the paper. Shorten long lines, or take the attached pages out.':
      'هناك شيء مطبوع قريبًا جدًا من حافة الورقة. اختصر الأسطر الطويلة أو أخرج الصفحات المرفقة.',
    'A page is not A4, the only size that can be posted. Take the attached pages out.':
      'إحدى الصفحات ليست بمقاس A4، وهو المقاس الوحيد الذي يُرسَل. أخرج الصفحات المرفقة.',
    'The file is locked with a password. Attach a copy without the password.':
      'الملف مقفل بكلمة مرور. أرفق نسخة بلا كلمة مرور.',
    'The copies that go along have more than 40 pages together. Leave one out, or send it by another way.':
      'النسخ المرفقة معًا أكثر من 40 صفحة. استبعد إحداها أو أرسلها بطريقة أخرى.',
    'A document that goes along as a copy was erased. Write the letter again without that copy.':
      'حُذف مستند مرفق كنسخة. اكتب الرسالة مرة أخرى دون تلك النسخة.',
    'The file holds a form that can still be filled in. Attach a printed copy of it.':
      'في الملف نموذج لا يزال قابلًا للتعبئة. أرفق نسخة مطبوعة منه.',
    'A font is missing in the file ({fonts}), so it would be printed wrongly. Attach a photo of the page instead.':
      'ينقص خط في الملف ({fonts})، فسيُطبع خطأً. أرفق صورة للصفحة بدلًا منه.',
    'The letter has {pages} pages; {most} can be posted at once. Shorten it, or attach less.':
      'عدد صفحات الرسالة {pages}، ويمكن إرسال {most} في المرة الواحدة. اختصرها أو أرفق أقل.',
    'The letter has {size} MB; {most} MB can be posted. Attach less.':
      'حجم الرسالة {size} MB، ويمكن إرسال {most} MB. أرفق أقل.',
    'Some places are still empty: {gaps}. Open the letter and fill them in.':
      'لا تزال هناك مواضع فارغة: {gaps}. افتح الرسالة واملأها.',
    'Some characters of this letter cannot be printed. Write it with Latin letters.':
      'لا يمكن طباعة بعض أحرف هذه الرسالة. اكتبها بأحرف لاتينية.',
    'These characters cannot be printed: {characters}. Write them with Latin letters.':
      'لا يمكن طباعة هذه الأحرف: {characters}. اكتبها بأحرف لاتينية.',
    'This letter has {pages} pages; at most {most} fit into one envelope.':
      'عدد صفحات هذه الرسالة {pages}، ويتسع الظرف لـ {most} على الأكثر.',
    'This letter is too large to be sent to the print shop. Leave out an attachment.':
      'هذه الرسالة أكبر من أن تُرسَل إلى المطبعة. استبعد أحد المرفقات.',
    'A letter can have {pages} pages. This one has more.':
      'أقصى عدد لصفحات الرسالة: {pages}. هذه أطول.',
    'Only letters to addresses in Germany can be posted.':
      'لا يمكن إرسال الرسائل إلا إلى عناوين في ألمانيا.',
    'This letter waits to be sent by mail. Stop that first, then change it.':
      'تنتظر هذه الرسالة إرسالها بالبريد. أوقف ذلك أولًا ثم غيّرها.',
    'This letter is on its way to the server. You can change or delete it once it is there.':
      'هذه الرسالة في طريقها إلى الخادم. يمكنك تغييرها أو حذفها بمجرد وصولها إليه.',
    'A letter that is posted for real is paid with credits that you bought. Buy credits that cover its postage of {price}. Nothing was ordered.':
      'الرسالة التي تُرسل بالبريد فعلًا تُدفع من رصيد اشتريته. اشترِ رصيدًا يغطي أجرة بريدها {price}. لم يُطلب شيء.',
    'You have 1 credit, and a letter costs {price}. Nothing was ordered.':
      'رصيدك: 1، وتكلفة الرسالة: {price}. لم يُطلب شيء.',
    'You have {balance} credits, and a letter costs {price}. Nothing was ordered.':
      'رصيدك: {balance}، وتكلفة الرسالة: {price}. لم يُطلب شيء.',
    'The price is {now} now, not {before}. Please look at it again and confirm it.':
      'السعر الآن {now} وليس {before}. يُرجى النظر فيه مرة أخرى وتأكيده.',
    'The print shop refused this letter. It says: {reason} Nothing was posted and nothing was charged.':
      'رفضت المطبعة هذه الرسالة وقالت: {reason} لم يُرسَل شيء ولم يُحتسب أي مبلغ.',
    'The print shop no longer has this letter: it was taken out there before it was printed. Nothing was posted and nothing was charged.':
      'لم تعد هذه الرسالة لدى المطبعة: أُخرجت هناك قبل طباعتها. لم يُرسَل شيء ولم يُحتسب أي مبلغ.',
    'The carrier answers no more questions for now. Please look again in some hours.':
      'لا تجيب شركة البريد عن أسئلة أخرى حاليًا. يُرجى النظر مرة أخرى بعد بضع ساعات.',
    'Practice mode: nothing was posted. The letter was taken.':
      'وضع التدريب: لم يُرسَل شيء بالبريد. استُلمت الرسالة.',
    'Practice mode: nothing was posted. It would be printed now.':
      'وضع التدريب: لم يُرسَل شيء بالبريد. كانت ستُطبع الآن.',
    'Practice mode: nothing was posted. It would be handed to the post now.':
      'وضع التدريب: لم يُرسَل شيء بالبريد. كانت ستُسلَّم إلى البريد الآن.',
    'Practice mode: nothing was posted. It would be sorted now.':
      'وضع التدريب: لم يُرسَل شيء بالبريد. كانت ستُفرز الآن.',
    'Practice mode: nothing was posted. It would be carried out now.':
      'وضع التدريب: لم يُرسَل شيء بالبريد. كانت ستخرج للتوزيع الآن.',
    'Practice mode: nothing was posted. It would be handed over now.':
      'وضع التدريب: لم يُرسَل شيء بالبريد. كانت ستُسلَّم إلى صاحبها الآن.',
    'This is more than what is still open: {open}.': 'هذا أكثر مما تبقّى: {open}.',
    "Please enter the recipient's IBAN": 'يُرجى إدخال IBAN المستلم',
    'Please enter a reference': 'يُرجى إدخال الغرض من التحويل',
    'This is not the account that the letter names. Compare it with the letter; if the letter is right, pay with your own bank.':
      'ليس هذا هو الحساب المذكور في الرسالة. قارنه بالرسالة؛ فإن كانت الرسالة صحيحة فادفع لدى مصرفك.',
    'This has not been paid yet.': 'لم يُدفع هذا بعد.',
    'This has not been confirmed yet.': 'لم يُؤكَّد هذا بعد.',
    'This has not been confirmed at the payment provider yet.': 'لم يُؤكَّد هذا لدى مزوّد الدفع بعد.',
    'The payment is on its way. Some banks take a few days to confirm it.':
      'الدفعة في الطريق. تحتاج بعض المصارف إلى بضعة أيام لتأكيدها.',
    'This has been approved. The amount is being collected.': 'تمت الموافقة. يجري تحصيل المبلغ.',
    'The payment was received.': 'وصلت الدفعة.',
    'This payment was canceled. Nothing was charged.': 'أُلغيت هذه الدفعة. لم يُحتسب أي مبلغ.',
    'The payment is being started.': 'يجري بدء الدفع.',
    'Another payment was begun instead.': 'بدأت دفعة أخرى بدلًا منها.',
    'You marked this as paid.': 'لقد أشّرت على هذا بأنه مدفوع.',
    'The money was paid back.': 'أُعيد المبلغ.',
    'The letter was erased.': 'حُذفت الرسالة.',
    'Waiting for your approval at the practice bank.': 'في انتظار موافقتك لدى مصرف التدريب.',
    'Practice mode: no money moved.': 'وضع التدريب: لم تُحوَّل أي أموال.',
    'You declined this payment.': 'لقد رفضت هذه الدفعة.',
    'Nobody approved this payment in time.': 'لم يوافق أحد على هذه الدفعة في الوقت المحدد.',
    'This amount is too small to be paid online.': 'هذا المبلغ أصغر من أن يُدفع عبر الإنترنت.',
    'This amount is too large to be paid online.': 'هذا المبلغ أكبر من أن يُدفع عبر الإنترنت.',
    'This way of paying was declined. Please choose another one at PayPal.':
      'رُفضت طريقة الدفع هذه. يُرجى اختيار طريقة أخرى لدى PayPal.',
    'A small picture, such as a logo or a signature.': 'صورة صغيرة، مثل شعار أو توقيع.',
    'A signature or a business card, not a letter.': 'توقيع أو بطاقة عمل، وليس رسالة.',
    'This is an Outlook package (winmail.dat), which cannot be opened here. Please ask the sender for a PDF.':
      'هذه حزمة Outlook ‏(winmail.dat) لا يمكن فتحها هنا. اطلب من المرسل ملف PDF.',
    'This photo has the format HEIC, which cannot be read here. Ask the sender for a JPG or a PDF, or take a screenshot of the photo and upload that.':
      'هذه الصورة بصيغة HEIC، ولا يمكن قراءتها هنا. اطلب من المرسِل ملف JPG أو PDF، أو التقط صورة للشاشة وهي ظاهرة وارفعها.',
    'A copy of the invoice that lies inside its electronic form. The electronic form was taken.':
      'نسخة من الفاتورة موجودة داخل شكلها الإلكتروني. أُخذ الشكل الإلكتروني.',
    'Packed files cannot be opened here. Please unpack it and upload the letter itself.':
      'لا يمكن فتح الملفات المضغوطة هنا. يُرجى فك ضغطها ورفع الرسالة نفسها.',
    'This kind of file cannot be read here. Only PDF, JPG and PNG files and mails can.':
      'لا يمكن قراءة هذا النوع من الملفات هنا، بل PDF وJPG وPNG والرسائل الإلكترونية فقط.',
    'This electronic invoice cannot be read. Please ask the sender for a PDF.':
      'لا يمكن قراءة هذه الفاتورة الإلكترونية. اطلب من المرسل ملف PDF.',
    'The electronic form of an invoice; the letter that came with it was taken.':
      'الشكل الإلكتروني لفاتورة؛ أُخذت الرسالة التي جاءت معها.',
    'This mail is damaged and cannot be opened.': 'هذه الرسالة الإلكترونية تالفة ولا يمكن فتحها.',
    'This mail lies too deep inside other mails. Please open it and share it by itself.':
      'هذه الرسالة الإلكترونية عميقة جدًا داخل رسائل أخرى. يُرجى فتحها ومشاركتها وحدها.',
    'This mail has more parts than are read at once. Please share the rest by itself.':
      'في هذه الرسالة الإلكترونية أجزاء أكثر مما يُقرأ دفعة واحدة. يُرجى مشاركة الباقي وحده.',
    'The attached letter was taken. This text only goes with it.':
      'أُخذت الرسالة المرفقة. هذا النص يرافقها فقط.',
    'This text only points to what is attached.': 'هذا النص يشير إلى المرفق فقط.',
    'A text that goes with the mail, and is no letter.': 'نص يرافق الرسالة الإلكترونية، وليس رسالة.',
    'A message of the mail system about a mail that you wrote.':
      'إشعار من نظام البريد عن رسالة إلكترونية كتبتها.',
    'An entry for a calendar, not a letter.': 'إدخال لتقويم، وليس رسالة.',
    'It belongs to the look of the mail.': 'هذا من شكل الرسالة الإلكترونية.',
    'This mail is encrypted and cannot be opened here. Please ask the sender for a PDF.':
      'هذه الرسالة الإلكترونية مشفّرة ولا يمكن فتحها هنا. اطلب من المرسل ملف PDF.',
    'This is an Outlook message (.msg). Please save it as a PDF and add that.':
      'هذه رسالة Outlook ‏(.msg). يُرجى حفظها بصيغة PDF وإضافتها.',
    'This file is empty.': 'هذا الملف فارغ.',
    'There is no text and no letter in it.': 'لا نص فيه ولا رسالة.',
    'PayPal could not collect this payment. Nothing was charged.':
      'لم يتمكن PayPal من تحصيل هذه الدفعة. ولم يُخصم شيء.',
    'Its pages are in other letters now. Open it, and take the splitting or joining back there.':
      'صفحاته موجودة الآن في رسائل أخرى. افتحه وتراجع هناك عن التقسيم أو الدمج.',
    'Letter centre {number}': 'مركز الفرز (Briefzentrum) {number}',
    'The print shop read another address than yours. It was too late to stop the letter.':
      'قرأت المطبعة عنوانًا غير الذي كتبتَه، وكان الوقت قد فات لإيقاف الرسالة.',
    'The print shop read another address than yours: {seen}. It was too late to stop the letter.':
      'قرأت المطبعة عنوانًا غير الذي كتبتَه: {seen}. وكان الوقت قد فات لإيقاف الرسالة.',
    'No reason was given.': 'لم يُذكر أي سبب.',
    'The file is too large.': 'الملف كبير جدًا.',
    'The file cannot be printed.': 'لا يمكن طباعة الملف.',
    'The letter was taken out again before it was sent.': 'سُحبت الرسالة قبل إرسالها.',
    'The address or the page does not meet the rules of the print shop.':
      'العنوان أو الصفحة لا يوافقان شروط المطبعة.',
    'The letter needs to be looked at in the account of the print shop.':
      'يجب الاطلاع على الرسالة في الحساب لدى المطبعة.',
    'The account at the print shop is empty.': 'لا يوجد رصيد في الحساب لدى المطبعة.',
    'The print shop rejected the letter.': 'رفضت المطبعة الرسالة.',
    'The letter lay too long at the print shop.': 'بقيت الرسالة لدى المطبعة مدة أطول من المسموح.',
    'This file cannot be taken over: {why}': 'لا يمكن نقل هذا الملف: {why}',
    'it is damaged, or not made by the export of Brieflotse.':
      'إنه تالف أو لم يأتِ من تصدير Brieflotse.',
    'it is locked with a password.': 'إنه محمي بكلمة مرور.',
    'it is too large when it is unpacked.': 'حجمه بعد فك الضغط كبير جدًا.',
    'it was made by a newer version of Brieflotse. This server has to be updated first.':
      'أنشأه إصدار أحدث من Brieflotse. يجب تحديث هذا الخادم أولًا.',
    'it has no list of its files. It was not made by the export of Brieflotse.':
      'تنقصه قائمة ملفاته، فهو لم يأتِ من تصدير Brieflotse.',
    'the list of its files is not one of the export of Brieflotse.':
      'قائمة ملفاته ليست من تصدير Brieflotse.',
    'its list names a file twice.': 'تذكر قائمته ملفًا مرتين.',
    'a file of its list is missing.': 'ينقصه ملف مذكور في قائمته.',
    'a file that it speaks of is missing.': 'ينقصه ملف مذكور فيه.',
    'it holds files that are not in its list.': 'فيه ملفات غير مذكورة في قائمته.',
    'it holds too many files.': 'فيه ملفات أكثر مما ينبغي.',
    'it holds something that is not a plain file.': 'فيه شيء ليس ملفًا عاديًا.',
    'it holds a folder of its own.': 'فيه مجلد قائم بذاته.',
    'it holds a file twice.': 'فيه ملف مكرر.',
    'it is packed in a way that is not known here.': 'ضُغط بطريقة غير معروفة هنا.',
    'a file in it has a name that leads elsewhere.': 'فيه ملف يقود اسمه إلى مكان آخر.',
    'two files in it lie in the same place.': 'فيه ملفان في الموضع نفسه.',
    'a file in it has another size than its list says.': 'حجم أحد ملفاته يختلف عما في قائمته.',
    'a file in it was changed or damaged.': 'أحد ملفاته عُدّل أو تلف.',
    'a file in it is too large.': 'أحد ملفاته كبير جدًا.',
    'a part of it cannot be read.': 'لا يمكن قراءة جزء منه.',
    'a letter in it is not whole.': 'إحدى الرسائل فيه غير كاملة.',
    'something in it is not valid ({what}).': 'فيه شيء غير صالح ({what}).',
    'The practice post office has no such letter.': 'لا توجد هذه الرسالة لدى مكتب البريد التدريبي.',
  },
}
