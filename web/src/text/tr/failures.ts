import type { Messages } from '../tables.ts'

export const failures: Messages = {
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
  'transfer-invalid': 'Bu dosya alınamıyor. Lütfen Brieflotse’nin dışa aktardığı bir dosya seçin.',
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
  'letter.response-to': 'Yanıt: {title}',
  'file.page': 'Sayfa {page}: {why}',
  'file.misnamed':
    'Bu dosyanın adı PDF, JPG veya PNG diyor, ama içeriği başka bir şey. Lütfen başka bir dosya seçin.',
  'form.username-missing': 'Lütfen bir kullanıcı adı girin',
  'form.password-missing': 'Lütfen bir şifre girin',
  'form.username-short': 'Kullanıcı adı en az 3 karakter olmalı',
  'form.password-short': 'Şifre en az 8 karakter olmalı',
  'form.email-invalid': 'Bu geçerli bir e-posta adresi değil',
  'form.response-type-missing': 'Lütfen yanıt türünü seçin',
  'form.payer-email-invalid': 'Lütfen geçerli bir e-posta adresi girin',
  'print.blank': 'Mektupta henüz bir şey yazmıyor. Açıp metnini yazın.',
  'print.no-sender': 'Adınız ve adresiniz eksik. Yanıtın size ulaşabilmesi için Ayarlara girin.',
  'print.no-recipient': 'Alıcının adresi eksik. Bir ad, posta kodu ve yer gerekir.',
  'print.no-postcode': 'Adreste beş haneli posta kodu ve yer içeren bir satır gerekir.',
  'print.outside-window':
    'Adres zarfın penceresine sığmıyor. Alıcının adını veya sokağını kısaltın.',
  'print.other-text':
    'Zarfın penceresinde adresten başka bir şey görünürdü. Alıcının adını ve adresini kontrol edin.',
  'print.stamp-zone':
    'Postanın damga vurduğu yere bir şey basılırdı. Gönderenin ve alıcının adreslerini kısaltın.',
  'print.edge':
    'Kâğıdın kenarına çok yakın bir şey basılırdı. Uzun satırları kısaltın veya ekli sayfaları çıkarın.',
  'print.not-a4': 'Bir sayfa A4 değil; yalnızca A4 postalanabilir. Ekli sayfaları çıkarın.',
  'print.locked': 'Dosya bir parolayla kilitli. Parolasız bir kopya ekleyin.',
  'print.copies-too-long':
    'Eklenen kopyalar toplam 40 sayfadan fazla. Birini çıkarın veya başka bir yolla gönderin.',
  'print.copy-erased':
    'Kopya olarak eklenen bir belge silindi. Mektubu o kopya olmadan yeniden yazın.',
  'print.form-fields': 'Dosyada hâlâ doldurulabilen bir form var. Basılı bir kopyasını ekleyin.',
  'print.font-missing':
    'Dosyada bir yazı tipi eksik ({fonts}), bu yüzden yanlış basılırdı. Onun yerine sayfanın bir fotoğrafını ekleyin.',
  'print.too-many-pages':
    'Mektup {pages} sayfa; tek seferde {most} sayfa postalanabilir. Kısaltın veya daha az ekleyin.',
  'print.too-large': 'Mektup {size} MB; {most} MB postalanabilir. Daha az ekleyin.',
  'print.gaps': 'Bazı yerler hâlâ boş: {gaps}. Mektubu açıp doldurun.',
  'print.some-characters': 'Bu mektubun bazı karakterleri basılamıyor. Latin harfleriyle yazın.',
  'print.characters': 'Bu karakterler basılamıyor: {characters}. Latin harfleriyle yazın.',
  'print.envelope-full': 'Bu mektup {pages} sayfa; bir zarfa en fazla {most} sayfa sığar.',
  'print.too-large-for-shop': 'Bu mektup matbaaya gönderilemeyecek kadar büyük. Bir eki çıkarın.',
  'print.page-limit': 'Bir mektup {pages} sayfa olabilir. Bu daha uzun.',
  'mail.only-germany': 'Yalnızca Almanya’daki adreslere mektup postalanabilir.',
  'letter.in-mail': 'Bu mektup postalanmayı bekliyor. Önce onu durdurun, sonra değiştirin.',
  'letter.on-its-way':
    'Bu mektup sunucuya gönderiliyor. Oraya ulaşınca onu değiştirebilir veya silebilirsiniz.',
  'mail.credits-not-bought':
    'Gerçekten postalanan bir mektup, satın aldığınız kredilerle ödenir. {price} tutarındaki posta ücretini karşılayan kredi satın alın. Hiçbir şey sipariş edilmedi.',
  'mail.one-credit': 'Krediniz: 1. Bir mektup {price} kredi tutar. Hiçbir şey sipariş edilmedi.',
  'mail.few-credits':
    'Krediniz: {balance}. Bir mektup {price} kredi tutar. Hiçbir şey sipariş edilmedi.',
  'mail.price-now': 'Fiyat artık {now}, {before} değil. Lütfen yeniden bakıp onaylayın.',
  'mail.refused-because':
    'Matbaa bu mektubu kabul etmedi. Dediği: {why} Hiçbir şey postalanmadı ve ücret alınmadı.',
  'mail.vanished':
    'Bu mektup artık matbaada değil: basılmadan önce orada geri alındı. Hiçbir şey postalanmadı ve ücret alınmadı.',
  'mail.carrier-tired':
    'Posta şirketi şimdilik daha fazla soru yanıtlamıyor. Lütfen birkaç saat sonra yeniden bakın.',
  'practice-mail.nothing-posted': 'Deneme modu: hiçbir şey postalanmadı.',
  'practice-mail.taken': 'Deneme modu: hiçbir şey postalanmadı. Mektup alındı.',
  'practice-mail.printed': 'Deneme modu: hiçbir şey postalanmadı. Şimdi basılırdı.',
  'practice-mail.posted': 'Deneme modu: hiçbir şey postalanmadı. Şimdi postaya verilirdi.',
  'practice-mail.sorted': 'Deneme modu: hiçbir şey postalanmadı. Şimdi ayrıştırılırdı.',
  'practice-mail.carried-out': 'Deneme modu: hiçbir şey postalanmadı. Şimdi dağıtıma çıkardı.',
  'practice-mail.handed-over': 'Deneme modu: hiçbir şey postalanmadı. Şimdi teslim edilirdi.',
  'payment.more-than-open': 'Bu, kalan borçtan fazla: {open}.',
  'payment.iban-missing': 'Lütfen alıcının IBAN’ını girin',
  'payment.reference-missing': 'Lütfen bir açıklama girin',
  'payment.other-account':
    'Bu, mektupta yazan hesap değil. Mektupla karşılaştırın; mektup doğruysa kendi bankanızdan ödeyin.',
  'payment.unpaid': 'Bu henüz ödenmedi.',
  'payment.unconfirmed': 'Bu henüz onaylanmadı.',
  'payment.unconfirmed-there': 'Bu, ödeme sağlayıcısında henüz onaylanmadı.',
  'payment.processing': 'Ödeme yolda. Bazı bankaların onaylaması birkaç gün sürer.',
  'payment.approved': 'Bu onaylandı. Tutar tahsil ediliyor.',
  'payment.received': 'Ödeme alındı.',
  'payment.canceled': 'Bu ödeme iptal edildi. Ücret alınmadı.',
  'payment.starting': 'Ödeme başlatılıyor.',
  'payment.replaced': 'Bunun yerine başka bir ödeme başlatıldı.',
  'payment.own': 'Bunu ödendi olarak işaretlediniz.',
  'payment.paid-back': 'Para iade edildi.',
  'payment.letter-erased': 'Mektup silindi.',
  'practice-bank.waiting': 'Deneme bankasında onayınız bekleniyor.',
  'practice-bank.approved': 'Deneme modu: para aktarılmadı.',
  'practice-bank.declined': 'Bu ödemeyi reddettiniz.',
  'payment.too-late': 'Bu ödeme zamanında onaylanmadı.',
  'payment.too-small': 'Bu tutar çevrimiçi ödenemeyecek kadar küçük.',
  'payment.too-large': 'Bu tutar çevrimiçi ödenemeyecek kadar büyük.',
  'paypal.declined': 'Bu ödeme yolu reddedildi. Lütfen PayPal’da başka birini seçin.',
  'part.ornament': 'Logo veya imza gibi küçük bir resim.',
  'part.signature': 'Bir imza veya kartvizit, mektup değil.',
  'part.outlook':
    'Bu bir Outlook paketi (winmail.dat) ve burada açılamıyor. Lütfen gönderenden PDF isteyin.',
  'part.heic':
    'Bu fotoğraf, burada okunamayan HEIC biçiminde. Gönderenden JPG veya PDF isteyin ya da fotoğrafın ekran görüntüsünü alıp onu yükleyin.',
  'part.invoice-copy':
    'Faturanın, elektronik biçiminin içindeki bir kopyası. Elektronik biçimi alındı.',
  'part.packed':
    'Sıkıştırılmış dosyalar burada açılamıyor. Lütfen açıp mektubun kendisini yükleyin.',
  'part.unknown':
    'Bu tür dosyalar burada okunamıyor. Yalnızca PDF, JPG, PNG ve e-postalar okunabilir.',
  'part.invoice': 'Bu elektronik fatura okunamıyor. Lütfen gönderenden PDF isteyin.',
  'part.invoice-twice': 'Bir faturanın elektronik hâli; onunla gelen mektup alındı.',
  'part.broken-mail': 'Bu e-posta bozuk ve açılamıyor.',
  'part.too-deep': 'Bu e-posta başka e-postaların çok derininde. Lütfen açıp tek başına paylaşın.',
  'part.too-many':
    'Bu e-postada tek seferde okunandan fazla parça var. Lütfen kalanı ayrıca paylaşın.',
  'part.accompanies': 'Ekteki mektup alındı. Bu metin yalnızca ona eşlik ediyor.',
  'part.note': 'Bu metin yalnızca eke işaret ediyor.',
  'part.no-letter': 'E-postaya eşlik eden bir metin, mektup değil.',
  'part.report': 'Yazdığınız bir e-posta hakkında posta sisteminin iletisi.',
  'part.calendar': 'Bir takvim kaydı, mektup değil.',
  'part.accessory': 'E-postanın görünümüne ait.',
  'part.sealed': 'Bu e-posta şifreli ve burada açılamıyor. Lütfen gönderenden PDF isteyin.',
  'part.message': 'Bu bir Outlook iletisi (.msg). Lütfen PDF olarak kaydedip onu ekleyin.',
  'part.empty-file': 'Bu dosya boş.',
  'part.empty': 'İçinde metin veya mektup yok.',
  'paypal.not-collected': 'PayPal bu ödemeyi tahsil edemedi. Ücret alınmadı.',
  'document.pages-elsewhere':
    'Sayfaları artık başka mektuplarda. Belgeyi açıp bölme veya birleştirme işlemini orada geri alın.',
  'practice-mail.centre': 'Mektup merkezi (Briefzentrum) {number}',
  'mail.misread':
    'Baskı merkezi sizinkinden farklı bir adres okudu. Mektubu durdurmak için artık çok geçti.',
  'mail.misread-as':
    'Baskı merkezi sizinkinden farklı bir adres okudu: {seen}. Mektubu durdurmak için artık çok geçti.',
  'shop.no-reason': 'Bir neden belirtilmedi.',
  'shop.file-too-large': 'Dosya çok büyük.',
  'shop.not-printable': 'Dosya yazdırılamıyor.',
  'shop.taken-out': 'Mektup gönderilmeden önce geri çekildi.',
  'shop.against-rules': 'Adres veya sayfa, baskı merkezinin kurallarına uymuyor.',
  'shop.needs-attention': 'Mektuba baskı merkezindeki hesapta bakılması gerekiyor.',
  'shop.account-empty': 'Baskı merkezindeki hesapta bakiye yok.',
  'shop.rejected': 'Baskı merkezi mektubu geri çevirdi.',
  'shop.lay-too-long': 'Mektup baskı merkezinde çok uzun süre bekledi.',
  'transfer.refused': 'Bu dosya aktarılamıyor: {why}',
  'transfer.damaged': 'bozuk veya Brieflotse’nin dışa aktarmasıyla oluşturulmamış.',
  'transfer.locked': 'parola ile kilitlenmiş.',
  'transfer.too-large-unpacked': 'açıldığında çok büyük oluyor.',
  'transfer.newer':
    'Brieflotse’nin daha yeni bir sürümüyle oluşturulmuş. Önce bu sunucunun güncellenmesi gerekir.',
  'transfer.no-list': 'dosyalarının listesi yok. Brieflotse’nin dışa aktarmasıyla oluşturulmamış.',
  'transfer.other-list': 'dosya listesi Brieflotse’nin dışa aktarmasından değil.',
  'transfer.listed-twice': 'listesinde bir dosya iki kez geçiyor.',
  'transfer.listed-missing': 'listesindeki bir dosya eksik.',
  'transfer.file-missing': 'içinde adı geçen bir dosya eksik.',
  'transfer.unlisted': 'listesinde olmayan dosyalar içeriyor.',
  'transfer.too-many': 'çok fazla dosya içeriyor.',
  'transfer.no-plain-file': 'sıradan bir dosya olmayan bir şey içeriyor.',
  'transfer.folder': 'kendine ait bir klasör içeriyor.',
  'transfer.twice': 'bir dosyayı iki kez içeriyor.',
  'transfer.other-packing': 'burada bilinmeyen bir yöntemle sıkıştırılmış.',
  'transfer.leads-elsewhere': 'içindeki bir dosyanın adı başka bir yere götürüyor.',
  'transfer.same-place': 'içindeki iki dosya aynı yerde duruyor.',
  'transfer.other-size': 'içindeki bir dosyanın boyutu listedekinden farklı.',
  'transfer.changed': 'içindeki bir dosya değiştirilmiş veya bozulmuş.',
  'transfer.file-too-large': 'içindeki bir dosya çok büyük.',
  'transfer.unreadable': 'bir bölümü okunamıyor.',
  'transfer.not-whole': 'içindeki bir mektup eksik.',
  'transfer.not-valid': 'içindeki bir şey geçerli değil ({what}).',
  'practice-mail.unknown': 'Deneme postanesinde böyle bir mektup yok.',
}
