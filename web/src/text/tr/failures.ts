import type { Failures } from '../tables.ts'

export const failures: Failures = {
  codes: {
    'invalid-input': 'Bazı bilgiler geçerli değil. Lütfen kontrol edip tekrar deneyin.',
    'not-logged-in': 'Devam etmek için lütfen giriş yapın.',
    'wrong-credentials': 'Kullanıcı adı veya şifre yanlış',
    'account-deleted': 'Bu hesap, içindeki her şeyle birlikte silindi.',
    'account-locked': 'Bu hesap kilitli. Lütfen bu sunucuyu işletene sorun.',
    'registration-closed':
      'Burada yeni hesaplar herkese açık değil. Lütfen bu sunucuyu işleten kişiden davet isteyin.',
    'wrong-password': 'Bu sizin şifreniz değil. Lütfen tekrar deneyin.',
    'admin-only': 'Bunu yalnızca bu sunucuyu işleten yapabilir.',
    'not-enough-credits': 'Bu mektup için krediniz yetmiyor.',
    'not-found': 'Böyle bir şey yok. Silinmiş olabilir.',
    'username-taken': 'Bu kullanıcı adı alınmış. Lütfen başka bir ad seçin.',
    conflict: 'Bu arada başka bir yerde değiştirildi. Lütfen yeniden bakın.',
    'key-reused': 'Bu istek daha önce başka bir içerikle yapıldı.',
    'letter-sent': 'Bu mektup gönderildi. Artık değiştirilemez.',
    'letter-unfinished': 'Bu mektupta hâlâ boş yerler var. Doldurun, sonra gönderin.',
    'sender-missing': 'Adınız ve adresiniz eksik. Ayarlara girin, sonra mektubu gönderin.',
    'no-recipient': 'Belgede gönderen bilgisi yok',
    'not-printable': 'Bu mektup bu hâliyle posta için basılamaz.',
    'option-not-offered': 'Bu gönderim şekli bu mektup için sunulmuyor. Lütfen başka birini seçin.',
    'price-changed': 'Fiyat değişti. Lütfen yeniden bakıp onaylayın.',
    'already-mailed': 'Bu mektup zaten postada.',
    'too-late-to-cancel': 'Bu mektup basılıyor veya postalanıyor. Artık durdurulamaz.',
    'mail-refused': 'Matbaa bu mektubu kabul etmedi. Hiçbir şey postalanmadı ve ücret alınmadı.',
    'address-misread':
      'Matbaa sizinkinden başka bir adres okudu. Sipariş durduruldu; hiçbir şey postalanmadı.',
    'provider-down': 'Sağlayıcıya şu anda ulaşılamıyor. Lütfen birkaç dakika sonra tekrar deneyin.',
    'signature-invalid':
      'Bu resim imza olarak kullanılamaz. Lütfen en fazla 2 MB büyüklüğünde bir PNG veya JPG seçin.',
    'payment-running': 'Zaten bir ödeme işleniyor',
    'payment-failed': 'Ödeme işlenemedi',
    'payment-not-offered':
      'Bu burada ödenemez. Lütfen kendi bankanızdan ödeyin: kod ve bilgiler gösterilir.',
    'already-paid': 'Bu zaten ödendi. Yalnızca emin olduğunuzda yeniden ödeyin.',
    'invalid-amount': 'Tutar okunamıyor',
    'invalid-iban': 'Bu IBAN geçerli değil. Lütfen mektupla karşılaştırın.',
    'payment-not-created': 'Ödeme oluşturulamadı',
    'payment-not-verified': 'Ödemenin durumu doğrulanamadı',
    'not-ready': 'Bu belge henüz okunmadı. Lütfen biraz bekleyin.',
    'acted-on':
      'Burada zaten bir şey ödendi, yanıtlandı, postalandı veya işaretlendi. Yalnızca emin olduğunuzda devam edin.',
    'piece-missing':
      'Bu mektubun bir parçası ulaşmadı. Lütfen tekrar deneyin; eksik olan yeniden gönderilir.',
    'upload-damaged': 'Bu dosya yolda bozuldu. Lütfen tekrar deneyin.',
    'transfer-invalid':
      'Bu dosya alınamıyor. Lütfen Brieflotse’nin dışa aktardığı bir dosya seçin.',
    'file-missing': 'Bir dosya gerekli',
    'file-too-large': 'Dosya 10 MB’tan küçük olmalı',
    'file-type': 'Yalnızca PDF, JPG ve PNG dosyaları kabul edilir',
    'file-heic':
      'Bu fotoğraf HEIC biçiminde ve burada okunamıyor. iPhone’da Ayarlar, Kamera, Biçimler bölümünü açın, “En Uyumlu”yu seçin ve fotoğrafı yeniden çekin.',
    'file-encrypted':
      'Bu PDF bir parolayla kilitli. Lütfen parolasız bir kopya kaydedip onu yükleyin.',
    'file-broken':
      'Bu dosya bozuk ve açılamıyor. Lütfen mektubu yeniden dışa aktarın veya fotoğrafını çekin.',
    'file-cut-off':
      'Bu PDF’nin sonu eksik. Lütfen mektubu yeniden indirin veya dışa aktarın ve dosyanın tamamını yükleyin.',
    'file-too-heavy':
      'Bu PDF’yi açmak çok fazla zaman veya bellek gerektiriyor. Lütfen onu yeni bir PDF olarak yazdırın veya sayfaların fotoğrafını çekin.',
    'file-only-form':
      'Bu PDF, yalnızca Adobe Acrobat’ın gösterebildiği bir form. Lütfen orada açın, yeni bir PDF olarak yazdırın ve onu yükleyin.',
    'file-blank':
      'Bu PDF’nin tüm sayfaları boş. Lütfen cihazınızda açın. Orada mektubu görüyorsanız yeni bir PDF olarak yazdırın veya fotoğrafını çekin.',
    'file-no-pages':
      'Bu PDF’de sayfa yok. Lütfen mektubu yeniden dışa aktarın veya fotoğrafını çekin.',
    'file-too-many-pages':
      'Bu PDF’de çok fazla sayfa var. Lütfen tek seferde en fazla 50 sayfa yükleyin.',
    'image-too-large':
      'Bu resimde okunamayacak kadar çok piksel var. Lütfen normal bir kamera ayarıyla yeniden çekin.',
    'image-too-small':
      'Bu resim okunamayacak kadar küçük. Lütfen tüm sayfayı net gösteren bir fotoğraf çekin.',
    unreadable:
      'Bu sayfalarda metin okunamadı. Lütfen iyi ışıkta, tüm sayfa görünecek şekilde yeniden fotoğraf çekin.',
    'reading-failed':
      'Bu mektup okunamadı. Lütfen tekrar deneyin; yine olmazsa yeni bir fotoğraf işe yarayabilir.',
    'model-damaged': 'Gelen, olması gereken model değil ve silindi. Lütfen tekrar deneyin.',
    'model-gone': 'Bu model artık orada sunulmuyor.',
    'server-full': 'Sunucunun diski dolu. Hiçbir şey kurulmadı.',
    'no-translator': 'Burada Almanca yazan bir şey kurulu değil.',
    'no-content': 'Lütfen bir e-postanın içeriğini yapıştırın.',
    'mail-failed': 'Paylaşılan içerik işlenemedi',
    'too-large': 'Bu, gönderilemeyecek kadar büyük.',
    'rate-limited': 'Çok fazla deneme yapıldı. Lütfen bir dakika bekleyip tekrar deneyin.',
    'cross-site': 'Bu istek başka bir siteden geldi ve reddedildi.',
    'content-lost':
      'Sunucu bu dosyayı kaybetti ya da dosya orada hasar gördü. Sunucuyu işleten kişide yedeği olabilir.',
    'account-full':
      'Mektuplarınız bu sunucunun bir hesaba verdiği alanın tamamını kaplıyor. Artık ihtiyacınız olmayan mektupları silin, sonra yeniden deneyin.',
    'disk-full':
      'Bu sunucunun diski dolu; sunucuyu işleten kişinin yer açması gerekiyor. Hiçbir şey kaybolmadı: bu cihazda bekleyenler kendiliğinden yeniden gönderilir.',
    busy: 'Sunucu meşgul. Lütfen biraz sonra tekrar deneyin.',
    'device-full': 'Bu cihaz dolu olduğu için bu kaydedilemedi. Lütfen yer açıp tekrar deneyin.',
    offline: 'Bağlantı yok. Lütfen ağınızı kontrol edip tekrar deneyin.',
    unexpected: 'Bizim tarafımızda bir şey ters gitti. Lütfen tekrar deneyin.',
  },
  sayings: {
    'Response to: {title}': 'Yanıt: {title}',
    'Page {page}: {why}': 'Sayfa {page}: {why}',
    'The name of this file says PDF, JPG or PNG, but its content is something else. Please choose another file.':
      'Bu dosyanın adı PDF, JPG veya PNG diyor, ama içeriği başka bir şey. Lütfen başka bir dosya seçin.',
    'Username is required': 'Lütfen bir kullanıcı adı girin',
    'Password is required': 'Lütfen bir şifre girin',
    'Username must be at least 3 characters': 'Kullanıcı adı en az 3 karakter olmalı',
    'Password must be at least 8 characters': 'Şifre en az 8 karakter olmalı',
    'Invalid email format': 'Bu geçerli bir e-posta adresi değil',
    'Response type is required': 'Lütfen yanıt türünü seçin',
    'Please enter a valid email address': 'Lütfen geçerli bir e-posta adresi girin',
    'The letter says nothing yet. Open it and write its text.':
      'Mektupta henüz bir şey yazmıyor. Açıp metnini yazın.',
    'Your name and address are missing. Enter them in Settings, so that an answer can reach you.':
      'Adınız ve adresiniz eksik. Yanıtın size ulaşabilmesi için Ayarlara girin.',
    'The address of the recipient is not complete. It needs a name, a postcode and a town.':
      'Alıcının adresi eksik. Bir ad, posta kodu ve yer gerekir.',
    'The address needs a line with the postcode of five digits and the town.':
      'Adreste beş haneli posta kodu ve yer içeren bir satır gerekir.',
    'The address does not fit into the window of the envelope. Shorten the name or the street of the recipient.':
      'Adres zarfın penceresine sığmıyor. Alıcının adını veya sokağını kısaltın.',
    'The window of the envelope would show something else than the address. Check the name and the address of the recipient.':
      'Zarfın penceresinde adresten başka bir şey görünürdü. Alıcının adını ve adresini kontrol edin.',
    'Something is printed where the post puts its stamp. Shorten the addresses of sender and recipient.':
      'Postanın damga vurduğu yere bir şey basılırdı. Gönderenin ve alıcının adreslerini kısaltın.',
    'Something is printed too close to the edge of the paper. Shorten long lines, or take the attached pages out.':
      'Kâğıdın kenarına çok yakın bir şey basılırdı. Uzun satırları kısaltın veya ekli sayfaları çıkarın.',
    'A page is not A4, the only size that can be posted. Take the attached pages out.':
      'Bir sayfa A4 değil; yalnızca A4 postalanabilir. Ekli sayfaları çıkarın.',
    'The file is locked with a password. Attach a copy without the password.':
      'Dosya bir parolayla kilitli. Parolasız bir kopya ekleyin.',
    'The copies that go along have more than 40 pages together. Leave one out, or send it by another way.':
      'Eklenen kopyalar toplam 40 sayfadan fazla. Birini çıkarın veya başka bir yolla gönderin.',
    'A document that goes along as a copy was erased. Write the letter again without that copy.':
      'Kopya olarak eklenen bir belge silindi. Mektubu o kopya olmadan yeniden yazın.',
    'The file holds a form that can still be filled in. Attach a printed copy of it.':
      'Dosyada hâlâ doldurulabilen bir form var. Basılı bir kopyasını ekleyin.',
    'A font is missing in the file ({fonts}), so it would be printed wrongly. Attach a photo of the page instead.':
      'Dosyada bir yazı tipi eksik ({fonts}), bu yüzden yanlış basılırdı. Onun yerine sayfanın bir fotoğrafını ekleyin.',
    'The letter has {pages} pages; {most} can be posted at once. Shorten it, or attach less.':
      'Mektup {pages} sayfa; tek seferde {most} sayfa postalanabilir. Kısaltın veya daha az ekleyin.',
    'The letter has {size} MB; {most} MB can be posted. Attach less.':
      'Mektup {size} MB; {most} MB postalanabilir. Daha az ekleyin.',
    'Some places are still empty: {gaps}. Open the letter and fill them in.':
      'Bazı yerler hâlâ boş: {gaps}. Mektubu açıp doldurun.',
    'Some characters of this letter cannot be printed. Write it with Latin letters.':
      'Bu mektubun bazı karakterleri basılamıyor. Latin harfleriyle yazın.',
    'These characters cannot be printed: {characters}. Write them with Latin letters.':
      'Bu karakterler basılamıyor: {characters}. Latin harfleriyle yazın.',
    'This letter has {pages} pages; at most {most} fit into one envelope.':
      'Bu mektup {pages} sayfa; bir zarfa en fazla {most} sayfa sığar.',
    'This letter is too large to be sent to the print shop. Leave out an attachment.':
      'Bu mektup matbaaya gönderilemeyecek kadar büyük. Bir eki çıkarın.',
    'A letter can have {pages} pages. This one has more.':
      'Bir mektup {pages} sayfa olabilir. Bu daha uzun.',
    'Only letters to addresses in Germany can be posted.':
      'Yalnızca Almanya’daki adreslere mektup postalanabilir.',
    'This letter waits to be sent by mail. Stop that first, then change it.':
      'Bu mektup postalanmayı bekliyor. Önce onu durdurun, sonra değiştirin.',
    'This letter is on its way to the server. You can change or delete it once it is there.':
      'Bu mektup sunucuya gönderiliyor. Oraya ulaşınca onu değiştirebilir veya silebilirsiniz.',
    'A letter that is posted for real is paid with credits that you bought. Buy credits that cover its postage of {price}. Nothing was ordered.':
      'Gerçekten postalanan bir mektup, satın aldığınız kredilerle ödenir. {price} tutarındaki posta ücretini karşılayan kredi satın alın. Hiçbir şey sipariş edilmedi.',
    'You have 1 credit, and a letter costs {price}. Nothing was ordered.':
      'Krediniz: 1. Bir mektup {price} kredi tutar. Hiçbir şey sipariş edilmedi.',
    'You have {balance} credits, and a letter costs {price}. Nothing was ordered.':
      'Krediniz: {balance}. Bir mektup {price} kredi tutar. Hiçbir şey sipariş edilmedi.',
    'The price is {now} now, not {before}. Please look at it again and confirm it.':
      'Fiyat artık {now}, {before} değil. Lütfen yeniden bakıp onaylayın.',
    'The print shop refused this letter. It says: {reason} Nothing was posted and nothing was charged.':
      'Matbaa bu mektubu kabul etmedi. Dediği: {reason} Hiçbir şey postalanmadı ve ücret alınmadı.',
    'The print shop no longer has this letter: it was taken out there before it was printed. Nothing was posted and nothing was charged.':
      'Bu mektup artık matbaada değil: basılmadan önce orada geri alındı. Hiçbir şey postalanmadı ve ücret alınmadı.',
    'The carrier answers no more questions for now. Please look again in some hours.':
      'Posta şirketi şimdilik daha fazla soru yanıtlamıyor. Lütfen birkaç saat sonra yeniden bakın.',
    'Practice mode: nothing was posted. The letter was taken.':
      'Deneme modu: hiçbir şey postalanmadı. Mektup alındı.',
    'Practice mode: nothing was posted. It would be printed now.':
      'Deneme modu: hiçbir şey postalanmadı. Şimdi basılırdı.',
    'Practice mode: nothing was posted. It would be handed to the post now.':
      'Deneme modu: hiçbir şey postalanmadı. Şimdi postaya verilirdi.',
    'Practice mode: nothing was posted. It would be sorted now.':
      'Deneme modu: hiçbir şey postalanmadı. Şimdi ayrıştırılırdı.',
    'Practice mode: nothing was posted. It would be carried out now.':
      'Deneme modu: hiçbir şey postalanmadı. Şimdi dağıtıma çıkardı.',
    'Practice mode: nothing was posted. It would be handed over now.':
      'Deneme modu: hiçbir şey postalanmadı. Şimdi teslim edilirdi.',
    'This is more than what is still open: {open}.': 'Bu, kalan borçtan fazla: {open}.',
    "Please enter the recipient's IBAN": 'Lütfen alıcının IBAN’ını girin',
    'Please enter a reference': 'Lütfen bir açıklama girin',
    'This is not the account that the letter names. Compare it with the letter; if the letter is right, pay with your own bank.':
      'Bu, mektupta yazan hesap değil. Mektupla karşılaştırın; mektup doğruysa kendi bankanızdan ödeyin.',
    'This has not been paid yet.': 'Bu henüz ödenmedi.',
    'This has not been confirmed yet.': 'Bu henüz onaylanmadı.',
    'This has not been confirmed at the payment provider yet.':
      'Bu, ödeme sağlayıcısında henüz onaylanmadı.',
    'The payment is on its way. Some banks take a few days to confirm it.':
      'Ödeme yolda. Bazı bankaların onaylaması birkaç gün sürer.',
    'This has been approved. The amount is being collected.':
      'Bu onaylandı. Tutar tahsil ediliyor.',
    'The payment was received.': 'Ödeme alındı.',
    'This payment was canceled. Nothing was charged.': 'Bu ödeme iptal edildi. Ücret alınmadı.',
    'The payment is being started.': 'Ödeme başlatılıyor.',
    'Another payment was begun instead.': 'Bunun yerine başka bir ödeme başlatıldı.',
    'You marked this as paid.': 'Bunu ödendi olarak işaretlediniz.',
    'The money was paid back.': 'Para iade edildi.',
    'The letter was erased.': 'Mektup silindi.',
    'Waiting for your approval at the practice bank.': 'Deneme bankasında onayınız bekleniyor.',
    'Practice mode: no money moved.': 'Deneme modu: para aktarılmadı.',
    'You declined this payment.': 'Bu ödemeyi reddettiniz.',
    'Nobody approved this payment in time.': 'Bu ödeme zamanında onaylanmadı.',
    'This amount is too small to be paid online.': 'Bu tutar çevrimiçi ödenemeyecek kadar küçük.',
    'This amount is too large to be paid online.': 'Bu tutar çevrimiçi ödenemeyecek kadar büyük.',
    'This way of paying was declined. Please choose another one at PayPal.':
      'Bu ödeme yolu reddedildi. Lütfen PayPal’da başka birini seçin.',
    'A small picture, such as a logo or a signature.': 'Logo veya imza gibi küçük bir resim.',
    'A signature or a business card, not a letter.': 'Bir imza veya kartvizit, mektup değil.',
    'This is an Outlook package (winmail.dat), which cannot be opened here. Please ask the sender for a PDF.':
      'Bu bir Outlook paketi (winmail.dat) ve burada açılamıyor. Lütfen gönderenden PDF isteyin.',
    'This photo has the format HEIC, which cannot be read here. Ask the sender for a JPG or a PDF, or take a screenshot of the photo and upload that.':
      'Bu fotoğraf, burada okunamayan HEIC biçiminde. Gönderenden JPG veya PDF isteyin ya da fotoğrafın ekran görüntüsünü alıp onu yükleyin.',
    'A copy of the invoice that lies inside its electronic form. The electronic form was taken.':
      'Faturanın, elektronik biçiminin içindeki bir kopyası. Elektronik biçimi alındı.',
    'Packed files cannot be opened here. Please unpack it and upload the letter itself.':
      'Sıkıştırılmış dosyalar burada açılamıyor. Lütfen açıp mektubun kendisini yükleyin.',
    'This kind of file cannot be read here. Only PDF, JPG and PNG files and mails can.':
      'Bu tür dosyalar burada okunamıyor. Yalnızca PDF, JPG, PNG ve e-postalar okunabilir.',
    'This electronic invoice cannot be read. Please ask the sender for a PDF.':
      'Bu elektronik fatura okunamıyor. Lütfen gönderenden PDF isteyin.',
    'The electronic form of an invoice; the letter that came with it was taken.':
      'Bir faturanın elektronik hâli; onunla gelen mektup alındı.',
    'This mail is damaged and cannot be opened.': 'Bu e-posta bozuk ve açılamıyor.',
    'This mail lies too deep inside other mails. Please open it and share it by itself.':
      'Bu e-posta başka e-postaların çok derininde. Lütfen açıp tek başına paylaşın.',
    'This mail has more parts than are read at once. Please share the rest by itself.':
      'Bu e-postada tek seferde okunandan fazla parça var. Lütfen kalanı ayrıca paylaşın.',
    'The attached letter was taken. This text only goes with it.':
      'Ekteki mektup alındı. Bu metin yalnızca ona eşlik ediyor.',
    'This text only points to what is attached.': 'Bu metin yalnızca eke işaret ediyor.',
    'A text that goes with the mail, and is no letter.':
      'E-postaya eşlik eden bir metin, mektup değil.',
    'A message of the mail system about a mail that you wrote.':
      'Yazdığınız bir e-posta hakkında posta sisteminin iletisi.',
    'An entry for a calendar, not a letter.': 'Bir takvim kaydı, mektup değil.',
    'It belongs to the look of the mail.': 'E-postanın görünümüne ait.',
    'This mail is encrypted and cannot be opened here. Please ask the sender for a PDF.':
      'Bu e-posta şifreli ve burada açılamıyor. Lütfen gönderenden PDF isteyin.',
    'This is an Outlook message (.msg). Please save it as a PDF and add that.':
      'Bu bir Outlook iletisi (.msg). Lütfen PDF olarak kaydedip onu ekleyin.',
    'This file is empty.': 'Bu dosya boş.',
    'There is no text and no letter in it.': 'İçinde metin veya mektup yok.',
    'PayPal could not collect this payment. Nothing was charged.':
      'PayPal bu ödemeyi tahsil edemedi. Ücret alınmadı.',
    'Its pages are in other letters now. Open it, and take the splitting or joining back there.':
      'Sayfaları artık başka mektuplarda. Belgeyi açıp bölme veya birleştirme işlemini orada geri alın.',
    'Letter centre {number}': 'Mektup merkezi (Briefzentrum) {number}',
    'The print shop read another address than yours. It was too late to stop the letter.':
      'Baskı merkezi sizinkinden farklı bir adres okudu. Mektubu durdurmak için artık çok geçti.',
    'The print shop read another address than yours: {seen}. It was too late to stop the letter.':
      'Baskı merkezi sizinkinden farklı bir adres okudu: {seen}. Mektubu durdurmak için artık çok geçti.',
    'No reason was given.': 'Bir neden belirtilmedi.',
    'The file is too large.': 'Dosya çok büyük.',
    'The file cannot be printed.': 'Dosya yazdırılamıyor.',
    'The letter was taken out again before it was sent.': 'Mektup gönderilmeden önce geri çekildi.',
    'The address or the page does not meet the rules of the print shop.':
      'Adres veya sayfa, baskı merkezinin kurallarına uymuyor.',
    'The letter needs to be looked at in the account of the print shop.':
      'Mektuba baskı merkezindeki hesapta bakılması gerekiyor.',
    'The account at the print shop is empty.': 'Baskı merkezindeki hesapta bakiye yok.',
    'The print shop rejected the letter.': 'Baskı merkezi mektubu geri çevirdi.',
    'The letter lay too long at the print shop.': 'Mektup baskı merkezinde çok uzun süre bekledi.',
    'This file cannot be taken over: {why}': 'Bu dosya aktarılamıyor: {why}',
    'it is damaged, or not made by the export of Brieflotse.':
      'bozuk veya Brieflotse’nin dışa aktarmasıyla oluşturulmamış.',
    'it is locked with a password.': 'parola ile kilitlenmiş.',
    'it is too large when it is unpacked.': 'açıldığında çok büyük oluyor.',
    'it was made by a newer version of Brieflotse. This server has to be updated first.':
      'Brieflotse’nin daha yeni bir sürümüyle oluşturulmuş. Önce bu sunucunun güncellenmesi gerekir.',
    'it has no list of its files. It was not made by the export of Brieflotse.':
      'dosyalarının listesi yok. Brieflotse’nin dışa aktarmasıyla oluşturulmamış.',
    'the list of its files is not one of the export of Brieflotse.':
      'dosya listesi Brieflotse’nin dışa aktarmasından değil.',
    'its list names a file twice.': 'listesinde bir dosya iki kez geçiyor.',
    'a file of its list is missing.': 'listesindeki bir dosya eksik.',
    'a file that it speaks of is missing.': 'içinde adı geçen bir dosya eksik.',
    'it holds files that are not in its list.': 'listesinde olmayan dosyalar içeriyor.',
    'it holds too many files.': 'çok fazla dosya içeriyor.',
    'it holds something that is not a plain file.': 'sıradan bir dosya olmayan bir şey içeriyor.',
    'it holds a folder of its own.': 'kendine ait bir klasör içeriyor.',
    'it holds a file twice.': 'bir dosyayı iki kez içeriyor.',
    'it is packed in a way that is not known here.':
      'burada bilinmeyen bir yöntemle sıkıştırılmış.',
    'a file in it has a name that leads elsewhere.':
      'içindeki bir dosyanın adı başka bir yere götürüyor.',
    'two files in it lie in the same place.': 'içindeki iki dosya aynı yerde duruyor.',
    'a file in it has another size than its list says.':
      'içindeki bir dosyanın boyutu listedekinden farklı.',
    'a file in it was changed or damaged.': 'içindeki bir dosya değiştirilmiş veya bozulmuş.',
    'a file in it is too large.': 'içindeki bir dosya çok büyük.',
    'a part of it cannot be read.': 'bir bölümü okunamıyor.',
    'a letter in it is not whole.': 'içindeki bir mektup eksik.',
    'something in it is not valid ({what}).': 'içindeki bir şey geçerli değil ({what}).',
    'The practice post office has no such letter.': 'Deneme postanesinde böyle bir mektup yok.',
  },
}
