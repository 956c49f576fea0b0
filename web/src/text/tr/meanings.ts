import type { Meanings } from '../meant-tables.ts'

export const meanings: Meanings = {
  advice: {
    'The court only hands the claim on. Write to the creditor who is named in it, not to the court.':
      'Mahkeme alacağı yalnızca iletir. Mahkemeye değil, yazıda adı geçen alacaklıya yazın.',
    'Sign it by hand and send it by post. A plain email does not count.':
      'Elle imzalayıp postayla gönderin. Sıradan bir e-posta geçerli değildir.',
    'This does not stop the decision. Choose "Objection" to contest it in time.':
      'Bu, kararı durdurmaz. Süresinde itiraz etmek için “İtiraz (Widerspruch)” seçin.',
    'Only a court can change this decision, and the time for it is running. Get advice at once.':
      'Bu kararı yalnızca bir mahkeme değiştirebilir ve bunun süresi işliyor. Hemen danışın.',
    'The letter says that the money is collected or that you owe nothing. Check before you transfer anything.':
      'Mektup, paranın tahsil edildiğini veya borcunuz olmadığını söylüyor. Havale yapmadan önce kontrol edin.',
    'The letter is about instalments. Enter the amount that is due next, not the total.':
      'Mektup taksitlerle ilgili. Toplamı değil, sıradaki taksit tutarını girin.',
    'This letter names no way to object. Check the end of the letter, or choose "Rejection".':
      'Bu mektup itiraz yolunu belirtmiyor. Mektubun sonuna bakın veya “Reddetme” seçin.',
    'Keep proof that it was sent.': 'Gönderildiğinin kanıtını saklayın.',
    'If a court sends you a payment order for this (Mahnbescheid), object to that as well, within two weeks.':
      'Mahkeme bunun için size bir ödeme emri (Mahnbescheid) gönderirse iki hafta içinde ona da itiraz edin.',
    'It must arrive before the deadline. Keep proof that it was sent.':
      'Süre dolmadan ulaşması gerekir. Gönderildiğinin kanıtını saklayın.',
    'An objection does not put off the payment. Pay in time, or also apply for suspension.':
      'İtiraz, ödemeyi ertelemez. Zamanında ödeyin veya ayrıca yürütmenin durdurulmasını (Aussetzung der Vollziehung) isteyin.',
    'The time to object or to go to court cannot be extended.':
      'İtiraz veya dava süresi uzatılamaz.',
    'The letter says that nothing is to be transferred. Check before you ask.':
      'Mektup, havale yapılmayacağını söylüyor. İstemeden önce kontrol edin.',
    'Asking to pay in instalments acknowledges the debt. If it is not yours, choose "Rejection".':
      'Taksit istemek borcu kabul etmek demektir. Borç sizin değilse “Reddetme” seçin.',
    'Asking for instalments does not stop the time in which you can object.':
      'Taksit istemek itiraz süresini durdurmaz.',
    'A flat or a job can only be cancelled on paper with your signature (§§ 568, 623 BGB).':
      'Ev veya iş sözleşmesi yalnızca kâğıt üzerinde, imzanızla feshedilebilir (§§ 568, 623 BGB).',
    'This letter comes from an authority: there may be no contract to cancel.':
      'Bu mektup bir resmî kurumdan geliyor: feshedilecek bir sözleşme olmayabilir.',
    'This letter comes from somebody who collects money for others. Write to the company that you have the contract with.':
      'Bu mektup başkaları adına para tahsil eden birinden geliyor. Sözleşmenizin olduğu şirkete yazın.',
  },
  letter: {
    sentences: {
      'Dear Sir or Madam,': 'Sayın yetkili,',
      'Dear Ms {name},': 'Sayın {name} Hanım,',
      'Dear Mr {name},': 'Sayın {name} Bey,',
      'Dear {name} family,': 'Sayın {name} ailesi,',
      'Dear {name},': 'Sayın {name},',
      'Kind regards': 'Saygılarımla',
      'I cannot pay the amount all at once.': 'Tutarı bir kerede ödeyemem.',
      'It was not me. Please check whether you have mixed me up with somebody.':
        'Bunu yapan ben değilim. Lütfen beni başkasıyla karıştırıp karıştırmadığınızı kontrol edin.',
      'I have already paid, on {paidOn}.': 'Zaten ödedim: {paidOn}.',
      'I need more time to get all the papers.':
        'Bütün belgeleri almak için daha fazla süreye ihtiyacım var.',
      'Please send me {papers}.': 'Lütfen bana şunu gönderin: {papers}.',
      'I was ill and could not write to you earlier.': 'Hastaydım ve size daha önce yazamadım.',
      'I was not at home and read your letter only later.':
        'Evde değildim ve mektubunuzu ancak sonra okudum.',
      'I have not made a contract with you.': 'Sizinle bir sözleşme yapmadım.',
      'I think the amount is too high. Please explain to me how you worked it out.':
        'Bence tutar fazla yüksek. Lütfen bana nasıl hesapladığınızı açıklayın.',
      'I have only little money at the moment.': 'Şu anda çok az param var.',
      'Please explain to me in simple words what I should do.':
        'Lütfen bana ne yapmam gerektiğini basit sözlerle açıklayın.',
      'I cannot come to the appointment. Please give me another one.':
        'Randevuya gelemiyorum. Lütfen bana başka bir gün verin.',
      'Your letter of {letterDate}: {title}': '{letterDate} tarihli mektubunuz: {title}',
      'Your letter: {title}': 'Mektubunuz: {title}',
      'I hereby confirm that I have received your letter of {letterDate}.':
        '{letterDate} tarihli mektubunuzu aldığımı bildiririm.',
      'I hereby confirm that I have received your letter.': 'Mektubunuzu aldığımı bildiririm.',
      'I have taken note of its content.': 'İçeriğini okudum ve bilgi edindim.',
      'I have noted the appointment on {appointment}.':
        '{appointment} tarihindeki randevuyu not ettim.',
      'This confirmation does not acknowledge the claim made in it.':
        'Bu onay, mektupta ileri sürülen alacağı kabul ettiğim anlamına gelmez.',
      'I reserve my rights, in particular the right to lodge an appeal.':
        'Haklarımı, özellikle itiraz ve dava hakkımı saklı tutuyorum.',
      'I reject the claim of {amount} that you are making.':
        'İleri sürdüğünüz {amount} tutarındaki alacağı reddediyorum.',
      'I reject the claim that you are making.': 'İleri sürdüğünüz alacağı reddediyorum.',
      'I do not agree with the content of your letter.': 'Mektubunuzun içeriğini kabul etmiyorum.',
      'Please show me in a way I can follow what the claim and its amount are based on, and send me copies of the papers that belong to it.':
        'Alacağın neye dayandığını ve tutarının nasıl hesaplandığını anlaşılır biçimde açıklamanızı ve ilgili belgelerin kopyalarını göndermenizi rica ederim.',
      'Until this is settled, please refrain from further reminders and costs.':
        'Konu açıklığa kavuşana kadar yeni ihtar ve masraf çıkarmamanızı rica ederim.',
      'Please look into the matter again.': 'Konuyu bir kez daha incelemenizi rica ederim.',
      'Please answer me in writing.': 'Bana yazılı olarak cevap vermenizi rica ederim.',
      'I have a question about your letter of {letterDate}:':
        '{letterDate} tarihli mektubunuzla ilgili bir sorum var:',
      'I have a question about your letter:': 'Mektubunuzla ilgili bir sorum var:',
      'If you need longer to answer, please extend the deadline that ends on {replyBy}.':
        'Cevap için daha fazla zamana ihtiyacınız varsa {replyBy} tarihinde dolan süreyi uzatmanızı rica ederim.',
      'Thank you for your trouble.': 'İlginiz için teşekkür ederim.',
      'I will transfer the amount of {amount} to the account you have named on {date}.':
        '{amount} tutarını {date} tarihinde bildirdiğiniz hesaba havale edeceğim.',
      'I will transfer the amount of {amount} to the account you have named by {dueOn}.':
        '{amount} tutarını en geç {dueOn} tarihine kadar bildirdiğiniz hesaba havale edeceğim.',
      'I will transfer the amount of {amount} to the account you have named without delay.':
        '{amount} tutarını bildirdiğiniz hesaba gecikmeden havale edeceğim.',
      'As the purpose of the transfer I will give: {purpose}.':
        'Havale açıklaması olarak şunu yazacağım: {purpose}.',
      'Once the amount has arrived, please confirm to me that the matter is settled.':
        'Tutar size ulaştığında konunun kapandığını bana bildirmenizi rica ederim.',
      '{remedy} to {against} of {letterDate}': '{remedy}: {against}, {letterDate}',
      '{remedy} to {against}': '{remedy}: {against}',
      'I hereby raise an objection to {against} of {letterDate} ({law}).':
        '{letterDate} tarihli yazı ({against}) için itiraz ediyorum ({law}).',
      'I hereby raise an objection to {against} of {letterDate}.':
        '{letterDate} tarihli yazı ({against}) için itiraz ediyorum.',
      'I hereby raise an objection to {against}.': 'Şu konuda itiraz ediyorum: {against}.',
      'I object to the whole claim.': 'Alacağın tamamına itiraz ediyorum.',
      'I demand that the tenancy be continued.': 'Kira ilişkisinin devam etmesini talep ediyorum.',
      'I will hand in the reasons separately.': 'Gerekçeyi ayrıca göndereceğim.',
      'Please confirm to me in writing that this letter has reached you.':
        'Bu yazının size ulaştığını yazılı olarak bildirmenizi rica ederim.',
      'Request to pay in instalments: your letter of {letterDate}':
        'Taksitle ödeme talebi: {letterDate} tarihli mektubunuz',
      'Request to pay in instalments: {title}': 'Taksitle ödeme talebi: {title}',
      'I cannot pay the amount of {amount} that you ask for all at once at present.':
        'İstediğiniz {amount} tutarını şu anda tek seferde ödeyemiyorum.',
      'I therefore ask you to let me pay it in monthly instalments of {part}, the first on {date}.':
        'Bu nedenle tutarı, ilki {date} tarihinde olmak üzere aylık {part} taksitlerle ödememe izin vermenizi rica ederim.',
      'I therefore apply for deferral (§\u00a0222 of the Fiscal Code) in monthly instalments of {part}, the first due on {date}.':
        'Bu nedenle, ilk taksit {date} tarihinde ödenmek üzere, aylık {part} taksitlerle erteleme (Stundung, §\u00a0222 AO) talep ediyorum.',
      'Until you have decided, please refrain from reminders, further costs and enforcement.':
        'Karar verene kadar ihtar göndermemenizi, yeni masraf çıkarmamanızı ve icra yoluna gitmemenizi rica ederim.',
      'Request for more time: your letter of {letterDate}':
        'Ek süre talebi: {letterDate} tarihli mektubunuz',
      'Request for more time: {title}': 'Ek süre talebi: {title}',
      'You have set me a deadline of {replyBy}.': 'Bana {replyBy} tarihine kadar süre verdiniz.',
      'Unfortunately I cannot meet this deadline.': 'Maalesef bu süreye uyamıyorum.',
      'I therefore ask you to extend the deadline to {date}.':
        'Bu nedenle süreyi {date} tarihine kadar uzatmanızı rica ederim.',
      'Please confirm the extension to me briefly in writing.':
        'Sürenin uzatıldığını kısaca yazılı olarak bildirmenizi rica ederim.',
      Cancellation: 'Fesih (Kündigung)',
      'I hereby cancel the contract named above with effect from {date}, or failing that on the next possible date.':
        'Yukarıda adı geçen sözleşmeyi {date} tarihi itibarıyla, bu mümkün değilse mümkün olan en yakın tarihte feshediyorum.',
      'I hereby cancel the contract I have with you ({reference}) with effect from {date}, or failing that on the next possible date.':
        'Sizinle olan sözleşmemi ({reference}) {date} tarihi itibarıyla, bu mümkün değilse mümkün olan en yakın tarihte feshediyorum.',
      'I hereby cancel the contract named above, with due notice, on the next possible date.':
        'Yukarıda adı geçen sözleşmeyi süresine uyarak mümkün olan en yakın tarihte feshediyorum.',
      'I hereby cancel the contract I have with you ({reference}), with due notice, on the next possible date.':
        'Sizinle olan sözleşmemi ({reference}) süresine uyarak mümkün olan en yakın tarihte feshediyorum.',
      'Please confirm to me in writing that you have received this cancellation and the day on which the contract ends.':
        'Bu feshi aldığınızı ve sözleşmenin biteceği günü yazılı olarak bildirmenizi rica ederim.',
      'I revoke any SEPA direct debit mandate as of the end of the contract.':
        'Verdiğim SEPA otomatik ödeme yetkisini sözleşmenin sonu itibarıyla geri alıyorum.',
      'in the matter named above I apply to see the file ({law}).':
        'yukarıda belirtilen konuda dosyayı incelemek istiyorum ({law}).',
      'Please send me a copy of the file, or name a date on which I can look at it.':
        'Dosyanın bir kopyasını göndermenizi veya dosyaya bakabileceğim bir tarih bildirmenizi rica ederim.',
      'I ask for information under Article 15 GDPR about the data you process about me, and for a copy of these data.':
        'GDPR’nin (DSGVO) 15. maddesine göre hakkımda işlediğiniz veriler konusunda bilgi ve bu verilerin bir kopyasını istiyorum.',
      'Please answer within one month, as Article 12 (3) GDPR provides.':
        'GDPR’nin (DSGVO) 12. maddesinin 3. fıkrasında öngörüldüğü gibi bir ay içinde cevap vermenizi rica ederim.',
      'Please tell me beforehand whether this costs anything, and how much.':
        'Bunun için ücret alınıp alınmadığını ve ne kadar olduğunu önceden bildirmenizi rica ederim.',
      'My new address': 'Yeni adresim',
      'from {date} on my address is:': '{date} tarihinden itibaren adresim:',
      'from now on my address is:': 'şu andan itibaren adresim:',
      'Please change your records and send mail there in future.':
        'Kayıtlarınızı değiştirmenizi ve postayı bundan sonra oraya göndermenizi rica ederim.',
      'in the matter named above I ask you to answer me only in writing, by post.':
        'yukarıda belirtilen konuda bana yalnızca yazılı olarak, postayla cevap vermenizi rica ederim.',
      'Please do not call me.': 'Lütfen beni telefonla aramayın.',
      'This lets me read your answer carefully and have it translated where needed.':
        'Böylece cevabınızı rahatça okuyabilir ve gerekirse çevirtebilirim.',
    },
    words: {
      Objection: 'İtiraz',
      'the enforcement order': 'icra emri (Vollstreckungsbescheid)',
      'the court payment order': 'mahkemenin ödeme emri (Mahnbescheid)',
      'the penalty order': 'ceza emri (Strafbefehl)',
      'the penalty notice': 'para cezası kararı (Bußgeldbescheid)',
      'your decision': 'kararınız (Bescheid)',
      'the notice to leave': 'kira feshi (Kündigung)',
      'your statement of costs': 'gider hesabınız (Abrechnung)',
      'your claim': 'alacak talebiniz',
    },
    gaps: {
      letterDate: 'mektubun tarihi',
      reference: 'müşteri veya sözleşme numarası',
      purpose: 'açıklama',
      title: 'konu',
      amount: 'tutar',
      dueOn: 'ödeme günü',
      replyBy: 'verilen süre',
      appointment: 'randevu',
      remedy: 'itirazın türü',
      against: 'karar',
      law: 'kanun maddesi',
      date: 'tarih',
      part: 'taksit tutarı',
      question: 'sorunuz',
      reason: 'gerekçeniz',
      newAddress: 'yeni adres',
      paidOn: 'ödediğiniz gün',
      papers: 'gereken belgeler',
      name: 'adınız',
    },
    at: (day, time) => `${day}, saat ${time}`,
  },
}
