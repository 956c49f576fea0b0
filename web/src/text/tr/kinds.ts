import type { Explained } from '../explained-tables.ts'

export const kinds: Explained['kinds'] = {
  reminder: {
    what: 'Bu bir ödeme uyarısı (Mahnung). Gönderen bir tutarın ödenmediğini söylüyor.',
    next: 'Uyarılar çoğu zaman birkaç aşamada gelir. Her aşama ücret ekleyebilir.',
    ifNot: 'Gönderen alacağı bir tahsilat şirketine verebilir. Mahkemeye de gidebilir.',
  },
  'public-reminder': {
    what: 'Bir kamu kurumu bir tutarın ödenmediğini söylüyor.',
    next: 'Kurumdan taksitle ödeme isteyebilirsiniz. Ödediyseniz belgesini gösterin.',
    ifNot: 'Ek ücretler gelir. Kamu kurumu parayı mahkemesiz zorla tahsil ettirebilir.',
  },
  collection: {
    what: 'Bir tahsilat şirketi (Inkasso) ödemenizi istiyor. Başkası adına tahsil ettiğini söylüyor.',
    next: 'Alacağın nereden geldiğini sorabilirsiniz. Şirket kimin için olduğunu ve nasıl doğduğunu söylemek zorundadır.',
    ifNot: 'Karşı taraf mahkemeden ödeme emri isteyebilir.',
  },
  'lawyer-claim': {
    what: 'Bir avukat, sizden para isteyen biri adına yazıyor.',
    next: 'Alacağın kanıtını isteyebilirsiniz. Avukat masrafları çoğu zaman tutarın içindedir.',
    ifNot: 'Karşı taraf mahkemeye gidebilir.',
  },
  'instalment-plan': {
    what: 'Bu mektup bir borcu taksitle ödemek hakkında.',
    next: 'Kararlaştırılan taksitleri kararlaştırılan günlerde ödersiniz. İmzalamak, borcun tamamını kabul ettiğiniz anlamına gelebilir.',
    ifNot: 'Bir taksit gecikirse kalanın tamamı hemen istenebilir.',
  },
  'direct-debit-returned': {
    what: 'Hesabınızdan para çekilemedi. Gönderen parayı hâlâ istiyor.',
    next: 'Gönderen yeniden deneyebilir veya havale isteyebilir. Banka ücretleri eklenebilir.',
    ifNot: 'Tutar ödenmemiş sayılır. Uyarılar gelebilir.',
  },
  invoice: {
    what: 'Bu, teslim edilen veya yapılan bir şeyin faturası.',
    next: 'Sipariş ettiğiniz ve aldığınızla karşılaştırın. Yanlış bir şey varsa gönderene yazılı bildirin.',
    ifNot: 'Genellikle önce bir uyarı gelir. Faiz ve ücretler eklenebilir.',
  },
  'medical-bill': {
    what: 'Bu, doktor veya diş tedavisi faturası.',
    next: 'Özel sigorta bir bölümünü geri ödeyebilir. Yasal sağlık sigortası özel hizmetlerde genellikle ödemez.',
    ifNot: 'Genellikle önce bir uyarı gelir. Faiz ve ücretler eklenebilir.',
  },
  'supply-cut': {
    what: 'Gönderen bir tutarın ödenmediğini söylüyor. Elektrik, gaz veya suyunuz kesilebilir.',
    next: 'Sağlayıcı kesmeden önce günü bildirmek zorundadır. Taksitle ödeme isteyebilirsiniz.',
    ifNot: 'Hizmetiniz kesilebilir. Yeniden bağlatmak para tutar.',
  },
  'phone-cut': {
    what: 'Gönderen bir tutarın ödenmediğini söylüyor. Telefonunuz veya internetiniz kapatılabilir.',
    next: 'Kapatma yazılı olarak bildirilmek zorundadır. Acil aramalar yapılabilir.',
    ifNot: 'Bağlantınız kapatılabilir. Sonra sözleşme bitirilebilir.',
  },
  'parking-penalty': {
    what: 'Özel bir şirket park nedeniyle ceza istiyor. Bu, devletin para cezası değildir.',
    next: 'Şirketin kimin sürdüğünü bilmesi gerekir. Kanıt isteyebilirsiniz, örneğin fotoğraf.',
    ifNot:
      'Şirket uyarı gönderebilir, tahsilat şirketi devreye sokabilir veya mahkemeye gidebilir.',
  },
  'fare-penalty': {
    what: 'Bir ulaşım şirketi geçerli biletiniz olmadığını söylüyor. Daha yüksek ücret istiyor.',
    next: 'Kişisel biletiniz varsa kısa sürede göstermek tutarı çoğunlukla düşürür.',
    ifNot: 'Uyarılar ve tahsilat şirketi gelebilir. Şirket yolculuğu polise de bildirebilir.',
  },
  'directory-offer': {
    what: 'Bu bir fatura veya resmî mektup gibi görünebilir. Bir yerde kaydedilmek için tekliftir.',
    next: 'Ödemek veya imzalamak kabul ettiğiniz anlamına gelebilir. Kimse mecbur değildir.',
    ifNot: null,
  },
  'claim-settled': {
    what: 'Gönderen bir alacağın kapandığını doğruluyor.',
    next: 'Mektubu kanıt olarak saklayın.',
    ifNot: null,
  },
  'credit-note': {
    what: 'Gönderen bir faturayı düzeltiyor veya para iade ediyor.',
    next: 'Paranın gelip gelmediğini veya başka bir faturadan düşülüp düşülmediğini kontrol edin.',
    ifNot: null,
  },
  'energy-bill': {
    what: 'Bu, kullandığınız enerji veya suyun faturası.',
    next: 'Önceden ödediklerinizi kullandığınızla karşılaştırır. Yeni aylık ödemeler de belirleyebilir.',
    ifNot: 'Borç varsa uyarılar gelebilir. Daha sonra hizmet kesilebilir.',
  },
  'credit-agency': {
    what: 'Bu mektup, bir kredi bilgi şirketinin sizin hakkınızda tuttuğu veriler hakkında.',
    next: 'Kayıtların doğru olup olmadığına bakın. Yanlışları düzeltmesini isteyebilirsiniz.',
    ifNot: 'Kayıtlar olduğu gibi kalır. Sözleşmelerde ve ev ararken önemli olabilirler.',
  },
  'account-seizure': {
    what: 'Bir borç nedeniyle hesap veya maaş gibi paranıza haciz konuyor.',
    next: 'Korumalı hesap (P-Konto) temel bir tutarı serbest bırakır. İsterseniz bankanız hesabınızı buna çevirmek zorundadır.',
    ifNot: 'Banka veya işveren parayı alıkoymak zorundadır. Sonra para karşı tarafa gider.',
  },
  bailiff: {
    what: 'Bir icra memuru bir borç nedeniyle size yazıyor. Neye sahip olduğunuzu ve ne kazandığınızı söylemeniz gerekebilir.',
    next: 'İcra memuruyla taksitle ödemeyi konuşabilirsiniz. Randevuda gelirinizi ve mallarınızı sayarsınız.',
    ifNot:
      'Mahkeme, liste verilene kadar hapis emri verebilir. Borçlular siciline kayıt gelebilir.',
  },
  'enforcement-notice': {
    what: 'Bir kurum ödenmemiş bir tutarı zorla tahsil edeceğini söylüyor.',
    next: 'Hâlâ ödeyebilir veya taksit isteyebilirsiniz. Açıklarsanız kurumlar çoğu zaman kabul eder.',
    ifNot: 'Kurum hesabınıza veya maaşınıza haciz koyabilir. Bunun için mahkeme gerekmez.',
  },
  'court-payment-order': {
    what: 'Bu, mahkemenin ödeme emri (Mahnbescheid). Biri sizden para istiyor. Mahkeme alacağı kontrol etmedi.',
    next: 'Tamamına veya bir bölümüne yazılı itiraz edebilirsiniz. Neden göstermeniz gerekmez. Formu mektupla birlikte gelir.',
    ifNot: 'Karşı taraf icra emri alabilir. Bununla para zorla tahsil edilebilir.',
  },
  'enforcement-order': {
    what: 'Bu, mahkemenin icra emri (Vollstreckungsbescheid). Bir ödeme emrinden sonra gelir.',
    next: 'Hâlâ itiraz edebilirsiniz (Einspruch), ama yalnızca kısa bir süre. Mektubun sonunda nasıl olduğu yazar.',
    ifNot: 'Emir kesinleşir. Para uzun yıllar boyunca zorla tahsil edilebilir.',
  },
  'court-claim': {
    what: 'Biri sizi dava etti. Mahkeme size dava dilekçesini gönderiyor.',
    next: 'Kendinizi savunmak istiyorsanız bunu mahkemeye zamanında bildirmek zorundasınız. Sonra kendi tarafınızı anlatırsınız.',
    ifNot: 'Mahkeme sizi dinlemeden aleyhinize karar verebilir (Versäumnisurteil).',
  },
  'court-hearing': {
    what: 'Bir mahkeme sizi kendi davanızdaki bir duruşmaya çağırıyor.',
    next: 'Hâkim iki tarafla konuşur. Çoğu zaman önce anlaşma denenir.',
    ifNot: 'Mahkeme sizsiz karar verebilir. Gelmeniz emredildiyse para cezası mümkündür.',
  },
  'witness-summons': {
    what: 'Bu bir çağrı. Mahkemeye tanık olarak gelmeniz isteniyor. Hiçbir şeyle suçlanmıyorsunuz.',
    next: 'Bildiğinizi söylersiniz ve doğru olmak zorundadır. Sonra yol masrafını ve ücret kaybını isteyin.',
    ifNot:
      'Geçerli bir mazeret yoksa masrafları ve para cezası ödemeniz gerekebilir. Zorla da getirilebilirsiniz.',
  },
  judgment: {
    what: 'Bu bir mahkeme kararı.',
    next: 'Kimin ne yapması veya ödemesi gerektiğini ve masrafları kimin karşıladığını söyler. Sonunda karşı çıkıp çıkamayacağınız yazar.',
    ifNot: 'Karar kesinleşir. Sonra zorla uygulanabilir.',
  },
  'court-costs': {
    what: 'Bu, bir mahkemenin masraf faturası.',
    next: 'Tutar yanlışsa mahkemeden kontrol etmesini isteyebilirsiniz (Erinnerung). Taksitle ödeme istenebilir.',
    ifNot: 'Vezne parayı zorla tahsil edebilir.',
  },
  'penal-order': {
    what: 'Bu bir ceza emri (Strafbefehl). Mahkeme cezayı duruşma yapmadan yazılı olarak belirler.',
    next: 'İtiraz edebilirsiniz (Einspruch), ama yalnızca kısa bir süre. O zaman mahkemede duruşma olur.',
    ifNot: 'Emir kesinleşir ve hüküm yerine geçer. Para cezası ödenmezse hapis mümkündür.',
  },
  'penal-trial': {
    what: 'Bu mektup mahkemede size karşı bir ceza davası hakkında.',
    next: 'Avukatınız olabilir. Bazı durumlarda mahkeme size bir avukat vermek zorundadır.',
    ifNot: 'Duruşmaya gelmezseniz zorla getirilebilir veya tutuklanabilirsiniz.',
  },
  'accused-hearing': {
    what: 'Polis veya savcı bir suçtan sizden şüpheleniyor. Sizin tarafınızı soruyorlar.',
    next: 'Konu hakkında hiçbir şey söylemek zorunda değilsiniz. Önce bir avukatla konuşabilirsiniz.',
    ifNot: 'Dosya sizin anlatımınız olmadan devam eder.',
  },
  'case-closed': {
    what: 'Bu mektup bir dosyanın kapandığını söylüyor.',
    next: 'Bazen ancak bir şey öder veya yaparsanız kapanır. O zaman mektupta yazar.',
    ifNot: null,
  },
  'traffic-hearing': {
    what: 'Bu mektup, çoğu zaman trafikte olan küçük bir kural ihlali (Ordnungswidrigkeit) hakkında. Kesin bir ceza henüz belirlenmedi.',
    next: 'Adınız ve adresiniz doğru olmalıdır. Konu hakkında bir şey söylemeniz gerekmez. Küçük bir ceza teklif edildiyse zamanında ödemek işi bitirir.',
    ifNot: 'Resmî ceza kararı gelebilir. Bu, ek ücret getirir.',
  },
  'fine-notice': {
    what: 'Bu mektup küçük bir kural ihlali için para cezası belirliyor (Bußgeldbescheid). Ücretler eklenir.',
    next: 'İtiraz edebilirsiniz (Einspruch), ama yalnızca kısa bir süre. Taksitle ödemeyi de isteyebilirsiniz.',
    ifNot: 'Ceza kesinleşir. Ödenmezse mahkeme ödemeye zorlamak için hapis emri verebilir.',
  },
  'warning-letter': {
    what: 'Bu resmî bir uyarı (Abmahnung). Gönderen bir kuralı bozduğunuzu söylüyor ve imzalı bir söz istiyor.',
    next: 'İmzalı söz sizi ömür boyu bağlar. Bir şey imzalamadan önce inceletebilirsiniz.',
    ifNot: 'Gönderen mahkemeye gidebilir. Oradan gelecek bir emir hızlı ve pahalı olabilir.',
  },
  eviction: {
    what: 'Bu mektup, mahkeme emriyle evinizden çıkarılmanız hakkında.',
    next: 'Şehrinizde evi korumaya veya ev bulmaya yardım eden bir kurum var. Ağır durumlarda mahkeme daha çok zaman verebilir.',
    ifNot: 'İcra memuru belirlenen günde evi boşaltabilir.',
  },
  'protection-order': {
    what: 'Bu mektup şiddetten veya tehditten korunma hakkında (Gewaltschutz).',
    next: 'Emir, kimin kimden ne kadar süre uzak durması gerektiğini söyler.',
    ifNot: 'Böyle bir emri bozmak suçtur.',
  },
  inheritance: {
    what: 'Bu mektup bir miras hakkında.',
    next: 'Mirasta borç da olabilir. Reddedebilirsiniz, ama yalnızca kısa bir süre.',
    ifNot: 'Genellikle borçların da mirasçısı sayılırsınız.',
  },
  'income-tax': {
    what: 'Bu bir vergi kararı. Kurum gelir verginizi belirledi.',
    next: 'Rakamları beyannamenizle karşılaştırın. Yazılı itiraz edebilirsiniz ve bu ücretsizdir. Bu arada yine de ödemeniz gerekir.',
    ifNot: 'Karar kesinleşir. Geç ödemeye ek ücret gelir.',
  },
  'tax-estimate': {
    what: 'Vergi dairesi, beyanname gelmediği için gelirinizi tahmin etti.',
    next: 'Beyannameyi yine de göndermeniz gerekir. Zamanında itiraz kararı açık tutar.',
    ifNot: 'Tahmin fazla yüksek olsa bile kesinleşir.',
  },
  'tax-return-reminder': {
    what: 'Vergi dairesi beyannamenizin gelmediğini söylüyor.',
    next: 'Beyannameyi gönderirsiniz veya neden gerekmediğini daireye bildirirsiniz. Gün dolmadan daha çok zaman isteyebilirsiniz.',
    ifNot: 'Daire gelirinizi tahmin edebilir. Gecikme ücreti eklenebilir.',
  },
  'tax-questions': {
    what: 'Vergi dairesinin beyannameniz hakkında soruları var.',
    next: 'Yanıt verir ve istediği belgeleri gönderirsiniz. Sonra karar verir.',
    ifNot: 'Daire bu masraflar olmadan karar verebilir. O zaman verginiz daha yüksek olabilir.',
  },
  'tax-prepayment': {
    what: 'Vergi dairesi vergiyi yıl içinde parça parça önceden istiyor.',
    next: 'Eskisinden az kazanıyorsanız daha düşük ödeme isteyebilirsiniz. Ödedikleriniz sonra hesaba katılır.',
    ifNot: 'Geç ödemeye ek ücret gelir.',
  },
  'instalments-granted': {
    what: 'Bu mektupla daha geç veya taksitle ödeyebilirsiniz.',
    next: 'Taksitleri mektupta yazan günlerde ödersiniz.',
    ifNot: 'Bir taksit gecikirse kalanın tamamı hemen istenebilir.',
  },
  'vehicle-tax': {
    what: 'Bu mektup aracınızın vergisini belirliyor.',
    next: 'Vergi genellikle yılda bir kez hesabınızdan çekilir. Yanlışsa yazılı itiraz edebilirsiniz.',
    ifNot: 'Ödenmeyen vergiye ek ücret gelir. Araç trafikten men edilebilir.',
  },
  'property-tax': {
    what: 'Bu mektup, sahip olduğunuz ev veya arsanın vergisi hakkında.',
    next: 'Vergiyi şehir, çoğunlukla yıl içinde parça parça toplar.',
    ifNot: 'Karar kesinleşir. Geç ödemeye ek ücret gelir.',
  },
  'tax-number': {
    what: 'Bu mektup hayat boyu vergi numaranızı bildiriyor (Identifikationsnummer).',
    next: 'İşverenler, bankalar ve Familienkasse onu sorar. Mektubu saklayın.',
    ifNot: null,
  },
  'public-fees': {
    what: 'Bu, kamu ücretleri hakkında bir karar, örneğin çöp veya su için.',
    next: 'Yanlışsa itiraz edebilirsiniz. Kural olarak bu arada yine de ödemeniz gerekir.',
    ifNot: 'Karar kesinleşir. Geç ödemeye ek ücret gelir.',
  },
  'broadcasting-fee': {
    what: 'Bu mektup radyo ve televizyon ücreti (Rundfunkbeitrag) hakkında. Her ev bir kez öder.',
    next: 'Bazı yardımları alıyorsanız ücretten muaf tutulmayı isteyebilirsiniz. Evinizde biri ödüyorsa gönderene bildirin.',
    ifNot: 'Ücret birikir. Gecikme ücretiyle resmî bir karar gelebilir.',
  },
  'broadcasting-order': {
    what: 'Bu, ödenmemiş radyo ve televizyon ücretleri hakkında resmî bir karar.',
    next: 'Yanlışsa yazılı itiraz edebilirsiniz. Taksitle ödemeyi de isteyebilirsiniz.',
    ifNot: 'Para zorla tahsil edilebilir.',
  },
  'broadcasting-relief': {
    what: 'Bu mektup radyo ve televizyon ücretinden muaf olmak veya daha az ödemek hakkında.',
    next: 'Belirli bir süre geçerlidir. Sonra yeniden istersiniz.',
    ifNot: 'Yeni istek olmazsa tam ücret yeniden ödenir.',
  },
  'customs-parcel': {
    what: 'Yurt dışından bir paket gümrükte bekliyor.',
    next: 'İçinde ne olduğunu ve ne kadara mal olduğunu gösterirsiniz. Vergi çıkabilir.',
    ifNot: 'Paket gönderene geri gider.',
  },
  'jobcenter-approval': {
    what: 'Bu, Jobcenter’ın geçim parası hakkındaki kararı. Ne kadar ve ne süreyle alacağınızı söyler.',
    next: 'Hesaptaki adları, kirayı ve geliri kontrol edin. Yeni iş gibi değişiklikleri bildirmeniz gerekir.',
    ifNot: 'Yanlışlık varsa itiraz süresinden sonra kesinleşir.',
  },
  'jobcenter-cut': {
    what: 'Bu, Jobcenter’ın paranızı bir süre için azaltan kararı.',
    next: 'İtiraz edip nedenlerinizi yazabilirsiniz. İtiraz tek başına kesintiyi durdurmaz.',
    ifNot: 'Kesinti kalır ve kesinleşir.',
  },
  'jobcenter-invitation': {
    what: 'Jobcenter veya iş kurumu sizi belirli bir saatte görmek istiyor.',
    next: 'İş ve planlar konuşulur. Gelemeyecekseniz önceden bildirip nedenini söyleyin.',
    ifNot: 'Geçerli bir neden yoksa paranız kesilebilir.',
  },
  'benefit-papers': {
    what: 'Bir kurum karar vermeden veya ödemeden önce sizden belge veya yanıt istiyor.',
    next: 'Sayılanların kopyalarını gönderin. Daha çok zaman gerekiyorsa gün dolmadan isteyin.',
    ifNot: 'Kurum belgeler gelene kadar parayı reddedebilir veya durdurabilir.',
  },
  'benefit-repayment': {
    what: 'Bu karar size ödenmiş parayı geri istiyor.',
    next: 'Yanlışsa itiraz edebilirsiniz. Taksitle ödemeyi de isteyebilirsiniz.',
    ifNot: 'Karar kesinleşir. Kurum parayı tahsil edebilir veya sonraki ödemelerden kesebilir.',
  },
  'benefit-hearing': {
    what: 'Bir kurum aleyhinize bir karar planlıyor ve önce sizi dinlemek istiyor. Henüz hiçbir şeye karar verilmedi.',
    next: 'Ne olduğunu yazıp kanıt gönderebilirsiniz. Sonra kurum karar verir.',
    ifNot: 'Kurum bildiklerine göre karar verir.',
  },
  'benefit-refused': {
    what: 'Bir kurum istediğiniz bir şeyi reddediyor.',
    next: 'Mektupta nedeni yazar. Yazılı itiraz edip eksik olanı gönderebilirsiniz.',
    ifNot: 'Ret kesinleşir. Çoğu zaman sonra yeniden başvurabilirsiniz.',
  },
  'benefit-stopped': {
    what: 'Bu, çoğu zaman belge eksik olduğu için parayı durduran veya reddeden bir karar.',
    next: 'Belgeleri hâlâ gönderebilirsiniz. Kurum o zaman geçmiş için de yeniden ödeyebilir.',
    ifNot: 'Para ödenmez.',
  },
  'objection-decision': {
    what: 'Kurum itirazınız hakkında karar verdi.',
    next: 'Hâlâ aynı görüşte değilseniz sonraki adım mahkemedir. Mektubun sonunda hangisi olduğu yazar.',
    ifNot: 'Karar kesinleşir.',
  },
  unemployment: {
    what: 'Bu, işsizlik parası (Arbeitslosengeld) hakkında bir karar.',
    next: 'Günleri ve önceki ücretinizi kontrol edin. Yeni iş veya hastalık gibi değişiklikleri bildirmeniz gerekir.',
    ifNot: 'Yanlışlık varsa itiraz süresinden sonra kesinleşir.',
  },
  'blocking-period': {
    what: 'İş kurumu birkaç hafta işsizlik parası ödenmeyeceğini söylüyor.',
    next: 'Olanlar için geçerli bir neden bunu değiştirebilir. İtiraz edip nedeni yazabilirsiniz.',
    ifNot: 'Parasız haftalar kalır. Para aldığınız süre kısalır.',
  },
  'child-benefit': {
    what: 'Bu mektup çocuk parası (Kindergeld) hakkında.',
    next: 'Bir şey değişene kadar ödeme sürer. Değişiklikleri bildirmeniz gerekir, örneğin çocuk evden ayrılınca.',
    ifNot: 'Fazla ödenirse kurum geri isteyebilir.',
  },
  'child-supplement': {
    what: 'Bu mektup, geliri az ailelere ek para (Kinderzuschlag) hakkında.',
    next: 'Belirli bir süre ödenir. Sonra yeniden başvurursunuz.',
    ifNot: 'Yeni başvuru olmazsa ödeme biter.',
  },
  'parental-allowance': {
    what: 'Bu mektup anne baba parası (Elterngeld) hakkında.',
    next: 'Çocuğun yaşam aylarına göre ödenir. Bu aylardaki gelirinizi bildirmeniz gerekir.',
    ifNot: 'Fazla ödenirse kurum geri isteyebilir.',
  },
  'maintenance-advance': {
    what: 'Bu mektup bir çocuk için para (Unterhaltsvorschuss) hakkında. Diğer ebeveyn ödemediğinde ödenir.',
    next: 'Değişiklikleri bildirmeniz gerekir. Örneğin diğer ebeveynin ödemesi veya evlilik.',
    ifNot: 'Fazla ödenirse kurum geri isteyebilir.',
  },
  'housing-benefit': {
    what: 'Bu mektup kira yardımı (Wohngeld) hakkında.',
    next: 'Belirli bir süre ödenir. Bazı değişiklikler bildirilmelidir, örneğin daha çok gelir.',
    ifNot: 'Yeni başvuru olmazsa ödeme biter.',
  },
  'student-aid': {
    what: 'Bu mektup, okumanız veya meslek eğitiminiz için devletten para (BAföG) hakkında.',
    next: 'Belirli bir süre, çoğunlukla bir yıl ödenir. Bitmeden yeniden başvurursunuz.',
    ifNot: 'Yeni başvuru olmazsa ödeme biter.',
  },
  'student-loan': {
    what: 'Bu mektup, okumak için aldığınız borcu geri ödemek hakkında.',
    next: 'Geliriniz azsa daha geç ödemeyi isteyebilirsiniz. Erken ödemek tutarı azaltabilir.',
    ifNot: 'Uyarı ücretleri ve faiz eklenebilir.',
  },
  'social-assistance': {
    what: 'Bu mektup yaşlılıkta, hastalıkta veya zor durumda geçim parası (Sozialhilfe) hakkında.',
    next: 'Hesaptaki kirayı ve geliri kontrol edin. Değişiklikleri bildirmeniz gerekir.',
    ifNot: 'Fazla ödenirse kurum geri isteyebilir.',
  },
  'asylum-benefits': {
    what: 'Bu mektup, iltica sürecinde geçim için para veya eşya hakkında.',
    next: 'Değişiklikleri bildirmeniz gerekir, örneğin iş veya taşınma.',
    ifNot: 'Yanlışlık varsa itiraz süresinden sonra kesinleşir.',
  },
  'health-contributions': {
    what: 'Bu, sağlık ve bakım sigortası için ne ödediğiniz hakkında bir karar.',
    next: 'Tutar gelirinize göre belirlenir. Yanlışsa itiraz edip kanıt gönderebilirsiniz.',
    ifNot:
      'Geç ödemeye ek ücret gelir. İki aylık borçtan sonra yalnızca acil tedavi karşılanabilir.',
  },
  'family-insurance': {
    what: 'Sağlık sigortanız, ailenizin hâlâ sizinle ücretsiz sigortalı olup olmadığını kontrol ediyor.',
    next: 'Formu doldurup geri gönderirsiniz. Aile koşulları hâlâ karşılıyorsa hiçbir şey değişmez.',
    ifNot: 'Ailenizin ücretsiz sigortası sona erebilir.',
  },
  'sick-pay': {
    what: 'Bu mektup, sağlık sigortanızın hastalık parası (Krankengeld) hakkında.',
    next: 'Bunun için aralıksız hastalık raporu gerekir. Reddedilirse veya biterse itiraz edebilirsiniz.',
    ifNot: 'Ödeme sona erebilir. Karar itiraz süresinden sonra kesinleşir.',
  },
  'treatment-refused': {
    what: 'Bu mektup, sigortanızın bir tedaviyi veya yardımcı aracı ödeyip ödemeyeceğini söylüyor.',
    next: 'Reddederse itiraz edebilirsiniz. Doktorunuzun mektubu çoğu zaman yardımcı olur.',
    ifNot: 'Karar kesinleşir.',
  },
  'care-level': {
    what: 'Bu mektup uzun süreli bakım ve bakım derecesi (Pflegegrad) hakkında.',
    next: 'Dayandığı raporu isteyebilirsiniz. Derece fazla düşükse itiraz edebilirsiniz.',
    ifNot: 'Karar kesinleşir. Daha sonra daha yüksek derece isteyebilirsiniz.',
  },
  disability: {
    what: 'Bu mektup bir hastalık veya engellilik hakkında. Ne derecede tanındığını söyler (Grad der Behinderung).',
    next: 'Dayandığı doktor belgelerini görmek isteyebilirsiniz. Derece fazla düşükse itiraz edebilirsiniz.',
    ifNot: 'Karar kesinleşir. Sağlığınız değişince yeniden başvurabilirsiniz.',
  },
  pension: {
    what: 'Bu, emekli aylığınız hakkında bir karar. Ne kadar alacağınızı söyler.',
    next: 'Tutarı ve banka bilgilerinizi kontrol edin. Yanlış bir şey varsa itiraz edebilirsiniz.',
    ifNot: 'Yanlışlık varsa itiraz süresinden sonra kesinleşir.',
  },
  'pension-information': {
    what: 'Bu mektup bugüne kadarki emeklilik hesabınızı gösteriyor.',
    next: 'Tüm çalışma sürelerinin içinde olup olmadığına bakın. Eksik süreler bildirilebilir.',
    ifNot: 'Eksik süreler emekliliğinize sayılmayabilir.',
  },
  'insurance-bill': {
    what: 'Bu, özel bir sigortanın faturası.',
    next: 'Kapsam artmadan fiyat yükselirse sözleşmeyi genellikle erken bitirebilirsiniz.',
    ifNot: 'Ödenmezse sigorta şirketi hasarı ödemeyi reddedebilir.',
  },
  'insurance-claim': {
    what: 'Bu mektup bir sigorta şirketine bildirilen hasar hakkında.',
    next: 'Sigorta şirketi ne ödeyeceğini inceler. Sizden bilgi veya kanıt isteyebilir.',
    ifNot: 'Yanıtlarınız olmazsa sigorta daha az veya hiç ödemeyebilir.',
  },
  'residence-renewal': {
    what: 'Bu mektup Almanya’da kalma izniniz hakkında. Kurum sizi veya belgelerinizi görmek istiyor.',
    next: 'İzniniz bitmeden başvurdunuz mu? O zaman genellikle karara kadar geçerli kalır.',
    ifNot: 'Kurum belgeleriniz olmadan karar verip izni reddedebilir.',
  },
  'permit-ready': {
    what: 'Bir belgeniz hazır. Alabilirsiniz.',
    next: 'Eski belgelerinizi getirin. Çoğunlukla kendiniz gelmek zorundasınız.',
    ifNot: 'Belge kurumda kalır. O olmadan kalma hakkınızı kanıtlayamayabilirsiniz.',
  },
  'residence-refused': {
    what: 'Kurum izninizi reddediyor veya sona erdiriyor. Almanya’dan ayrılmanızı istiyor.',
    next: 'Mektubun sonunda nasıl karşı çıkabileceğiniz yazar. Bunun süresi çok kısa olabilir.',
    ifNot: 'Karar kesinleşir. O zaman ülkeden çıkmaya zorlanabilirsiniz.',
  },
  'asylum-decision': {
    what: 'Bu, iltica başvurunuz hakkındaki karar.',
    next: 'Aynı görüşte değilseniz sonraki adım mahkemedir. Süre kısadır, bazen yalnızca bir hafta.',
    ifNot: 'Karar kesinleşir.',
  },
  'asylum-interview': {
    what: 'İltica başvurunuz hakkındaki görüşmeye gelmeniz isteniyor.',
    next: 'Ülkenizden neden ayrıldığınızı anlatırsınız. Bir tercüman vardır. Görüşmeden önceki danışma ücretsizdir.',
    ifNot: 'Başvurunuz geri alınmış sayılabilir.',
  },
  'integration-course': {
    what: 'Bu mektup bir Almanca kursu (Integrationskurs) hakkında. Katılabilirsiniz veya katılmak zorundasınız.',
    next: 'Listeden bir okul seçip oraya kaydolursunuz.',
    ifNot: 'Katılmak zorundaysanız gelmemek yardımları veya izninizi etkileyebilir.',
  },
  naturalisation: {
    what: 'Bu mektup Alman vatandaşı olmak hakkında.',
    next: 'Kurum belgeleri, dili ve geliri inceler. Bu çoğu zaman aylar sürer.',
    ifNot: 'Yanıtınız olmazsa başvuru reddedilebilir.',
  },
  recognition: {
    what: 'Bu mektup, yurt dışındaki eğitiminizin Almanya’da sayılıp sayılmadığı hakkında.',
    next: 'Bazen bir kurs veya sınav eksiği kapatır. Mektupta neyin eksik olduğu yazar.',
    ifNot: 'Bu olmadan bazı mesleklerde çalışamazsınız.',
  },
  'address-registration': {
    what: 'Bu mektup adresinizi şehrin kurumuna kaydettirmek hakkında.',
    next: 'Belgelerinizi ve ev sahibinin onayını getirirsiniz. Ücretsizdir.',
    ifNot: 'Kaydolmamak para cezasına yol açabilir.',
  },
  election: {
    what: 'Bir seçimde oy kullanabilirsiniz. Mektupta ne zaman ve nerede olduğu yazar.',
    next: 'O gün gidebilir veya mektupla oy vermeyi isteyebilirsiniz.',
    ifNot: null,
  },
  survey: {
    what: 'Bir istatistik kurumu haneniz hakkında sorulara yanıt istiyor.',
    next: 'İnternetten, kâğıtla veya telefonla yanıt verirsiniz. Yanıtlar gizli tutulur.',
    ifNot: 'Yanıt vermek zorunluysa ceza gelebilir.',
  },
  'rent-increase': {
    what: 'Ev sahibiniz daha yüksek kira istiyor.',
    next: 'Bölgedeki kiralara dayanıyorsa onayınız gerekir ve inceleme süreniz vardır. Kira sözleşmesini erken de bitirebilirsiniz.',
    ifNot: 'Ev sahibi onayınız için mahkemeye gidebilir.',
  },
  'tenancy-ended': {
    what: 'Bu mektupla ev sahibiniz kira sözleşmesini sona erdiriyor.',
    next: 'Taşınmak sizin için çok ağırsa itiraz edebilirsiniz. Mahkeme olmadan kimse sizi çıkaramaz.',
    ifNot: 'Ev sahibi, çıkmanız için mahkemeye gidebilir.',
  },
  'tenancy-ended-at-once': {
    what: 'Bu mektupla ev sahibiniz kira sözleşmesini hemen sona erdiriyor. Nedeni çoğu zaman ödenmemiş kiradır.',
    next: 'Bazı durumlarda hepsini hızla ödemek bunu geçersiz kılar. Jobcenter veya Sozialamt kira borcunda yardım edebilir.',
    ifNot: 'Ev sahibi, çıkmanız için mahkemeye gidebilir.',
  },
  'rent-arrears': {
    what: 'Ev sahibiniz kiranın ödenmediğini söylüyor.',
    next: 'Ev sahibiyle taksitle ödemeyi konuşun. Jobcenter veya Sozialamt kira borcunda yardım edebilir.',
    ifNot: 'Ev sahibi kira sözleşmesini sona erdirebilir.',
  },
  'tenant-warning': {
    what: 'Ev sahibiniz sizi resmen uyarıyor (Abmahnung). Kira sözleşmesinin bir kuralını bozduğunuz söyleniyor.',
    next: 'Olayı nasıl gördüğünüzü yazabilirsiniz. Uyarı sonrası için saklanır.',
    ifNot: 'Yeniden olursa ev sahibi kira sözleşmesini sona erdirebilir.',
  },
  'utility-costs': {
    what: 'Bu, evinizin yan giderlerinin yıllık hesabı.',
    next: 'Belgeleri görmek isteyebilirsiniz. İtiraz için elinize geçtikten sonra bir yılınız vardır.',
    ifNot: 'Borç varsa uyarılar gelebilir.',
  },
  modernisation: {
    what: 'Ev sahibiniz evinizde veya binanızda inşaat işi bildiriyor.',
    next: 'Modernizasyondan sonra kira artabilir. Zor durum yazılı ve zamanında bildirilmelidir.',
    ifNot: 'İşler başlayabilir. Geç bildirilen nedenler sayılmayabilir.',
  },
  'home-visit': {
    what: 'Birinin evinize girmesi gerekiyor, örneğin sayacı okumak için.',
    next: 'Siz veya güvendiğiniz biri kapıyı açar. Saat uygun değilse başka bir zaman isteyin.',
    ifNot: 'Değerler tahmin edilebilir. İkinci ziyaret para tutabilir.',
  },
  deposit: {
    what: 'Bu mektup, bir ev için ödediğiniz depozito hakkında.',
    next: 'Ev sahibi neyin geri ödendiğini ve neyin tutulduğunu söyler. Kanıt isteyebilirsiniz.',
    ifNot: null,
  },
  'owners-meeting': {
    what: 'Binanızın mal sahipleri toplantısına davetlisiniz.',
    next: 'Mal sahipleri orada oy verir. Yazılı vekâletle birini gönderebilirsiniz.',
    ifNot: 'Kararlar sizsiz alınır. Yine de sizi bağlar.',
  },
  dismissal: {
    what: 'Bu mektupla işvereniniz işinize son veriyor.',
    next: 'Buna karşı iş mahkemesine üç hafta içinde gitmek gerekir. İş aradığınızı iş kurumuna hemen bildirin.',
    ifNot: 'Üç hafta sonra işten çıkarma genellikle geçerli sayılır.',
  },
  'employer-warning': {
    what: 'İşvereniniz sizi resmen uyarıyor (Abmahnung). Bu, dosyanıza konur.',
    next: 'Kendi görüşünüzü yazıp dosyaya koydurabilirsiniz.',
    ifNot: 'Yeniden olursa işi kaybedebilirsiniz.',
  },
  'work-contract': {
    what: 'Bu, bir iş veya meslek eğitimi sözleşmesi ya da onun değişikliği.',
    next: 'İmzalamadan önce saatleri, ücreti, deneme süresini ve bitişi okuyun. Bir kopya alırsınız.',
    ifNot: 'İmzanız olmazsa yazılı sözleşme olmayabilir.',
  },
  'job-reference': {
    what: 'Bu bir çalışma belgesi. Birinin nasıl çalıştığını söyler.',
    next: 'Özel, nazik bir dille yazılır. Yanlışsa değişiklik isteyebilirsiniz.',
    ifNot: null,
  },
  'job-refused': {
    what: 'Bir şirket size işi veremeyeceğini bildiriyor.',
    next: 'Bundan sonra bir şey olmaz. Gönderdiğiniz belgeler geri gönderilebilir veya silinebilir.',
    ifNot: null,
  },
  'childcare-fees': {
    what: 'Bu mektup çocuğunuzun gündüz bakımının ücretleri hakkında.',
    next: 'Geliriniz azsa şehrin gençlik dairesi ücretleri üstlenebilir. Bunun için başvurmanız gerekir.',
    ifNot: 'Ücretler ödenmezse yer kaybedilebilir.',
  },
  'childcare-place': {
    what: 'Bu mektup çocuğunuz için gündüz bakımında bir yer hakkında.',
    next: 'Yer teklif edildiyse zamanında kabul etmeniz gerekir. Edilmediyse gençlik dairesi aramaya yardım eder.',
    ifNot: 'Yer başka bir çocuğa verilebilir.',
  },
  'student-registration': {
    what: 'Bu mektup bir üniversitede kayıtlı olmak hakkında.',
    next: 'Dönem ücreti zamanında gelirse kayıtlı kalırsınız.',
    ifNot: 'Üniversitedeki yerinizi kaybedebilirsiniz.',
  },
  school: {
    what: 'Bu mektup çocuğunuz ve okul hakkında.',
    next: 'Bir form, ziyaret veya onayınız istenebilir.',
    ifNot: 'Okul yeniden sorabilir.',
  },
  'new-terms': {
    what: 'Gönderen bir sözleşmenin koşullarını değiştirmek istiyor.',
    next: 'Kabul edebilir, reddedebilir veya başka bir sağlayıcı arayabilirsiniz. Bankalarda susmak genellikle onay değildir.',
    ifNot: 'Eski koşullar sürebilir. Gönderen sözleşmeyi bitirebilir.',
  },
  'price-increase': {
    what: 'Gönderen bir sözleşmenin fiyatını artırıyor.',
    next: 'Daha yüksek fiyat size genellikle sözleşmeyi erken bitirme hakkı verir.',
    ifNot: 'Yeni fiyat mektupta yazan günden itibaren geçerlidir.',
  },
  'phone-contract': {
    what: 'Bu mektup telefon veya internet sözleşmesi hakkında.',
    next: 'Telefonda, kapıda veya internette mi yapıldı? O zaman çoğunlukla 14 gün içinde geri alabilirsiniz.',
    ifNot: 'Sözleşme mektupta yazdığı gibi sürer.',
  },
  'energy-contract': {
    what: 'Bu mektup elektrik veya gaz sözleşmesini doğruluyor.',
    next: 'Fiyatı ve başlangıcı kontrol edin. Telefonda veya internette yapılan sözleşme çoğunlukla 14 gün içinde geri alınabilir.',
    ifNot: 'Sözleşme mektupta yazdığı gibi sürer.',
  },
  'order-confirmed': {
    what: 'Gönderen bir siparişi veya sözleşmeyi doğruluyor.',
    next: 'Sipariş ettiğiniz şey olup olmadığına bakın. Hiçbir şey sipariş etmediyseniz bunu hemen yazın.',
    ifNot: 'Gönderen siparişi kararlaştırılmış sayar.',
  },
  'contract-ended': {
    what: 'Gönderen bir sözleşmenin bittiğini doğruluyor.',
    next: 'Günü kontrol edin. O güne kadar sözleşme sürer.',
    ifNot: null,
  },
  'account-ended': {
    what: 'Bu mektupla bankanız bir hesabı veya krediyi sona erdiriyor.',
    next: 'Almanya’da herkesin temel hesabı (Basiskonto) olabilir. Ödemeleri zamanında yeni hesaba aktarın.',
    ifNot: 'Hesap kapanır. Borç olan tahsil edilebilir.',
  },
  quote: {
    what: 'Bu, fiyatlarla bir teklif. Fatura değildir.',
    next: 'İş yalnızca siz sipariş ederseniz başlar.',
    ifNot: 'Hiçbir şey sipariş edilmez. Teklif sona erebilir.',
  },
  'course-contract': {
    what: 'Bu bir kurs sözleşmesi.',
    next: 'İmzalamadan önce ne kadara mal olduğunu ve ne zamana kadar vazgeçebileceğinizi okuyun.',
    ifNot: 'Yer başkasına verilebilir. İmzadan sonra gelmeseniz bile ücret istenebilir.',
  },
  membership: {
    what: 'Bu mektup bir üyelik hakkında, örneğin dernek veya spor salonu.',
    next: 'Ne kadar sürdüğüne ve nasıl bittiğine bakın.',
    ifNot: 'Üyelik kararlaştırıldığı gibi sürer.',
  },
  'club-meeting': {
    what: 'Bir dernek üyelerini toplantıya davet ediyor.',
    next: 'Gelip oy verebilirsiniz. Çoğunlukla kimse mecbur değildir.',
    ifNot: 'Kararlar sizsiz alınır.',
  },
  donation: {
    what: 'Bir kuruluş sizden bağış istiyor.',
    next: 'Özgürce karar verirsiniz. Fatura değildir.',
    ifNot: null,
  },
  received: {
    what: 'Gönderen sizden bir şeyin ulaştığını doğruluyor.',
    next: 'Gönderen bununla ilgileniyor. Bu mektubu kanıt olarak saklayın.',
    ifNot: null,
  },
  'any-court': {
    what: 'Size bir mahkeme veya adliye görevlisi yazıyor. Tam olarak ne hakkında olduğundan emin değiliz.',
    next: 'Mahkeme mektuplarında yanıt süresi çoğu zaman kısadır. Süre mektupta yazar.',
    ifNot: null,
  },
  'any-police': {
    what: 'Size polis yazıyor. Tam olarak ne hakkında olduğundan emin değiliz.',
    next: null,
    ifNot: null,
  },
  'any-hearing': {
    what: 'Gönderen, karar vermeden önce sizi dinlemek istiyor gibi görünüyor.',
    next: 'Yazılı olarak yanıt verebilirsiniz. Ondan sonra gönderen karar verir.',
    ifNot: null,
  },
  'any-refusal': {
    what: 'Bu mektup, istenen bir şeyi reddediyor gibi görünüyor.',
    next: 'Mektupta nedeni ve itiraz edip edemeyeceğiniz yazmalıdır.',
    ifNot: null,
  },
  'any-end': {
    what: 'Bu mektup bir sözleşmenin sona ermesi hakkında gibi görünüyor. Hangisi olduğundan emin değiliz.',
    next: 'Kimin, hangi gün sona erdirdiğine bakın.',
    ifNot: null,
  },
  'any-papers': {
    what: 'Gönderenin sizden belge veya yanıt istediği görünüyor.',
    next: 'Mektupta sayılanların kopyalarını gönderin, asıllarını saklayın.',
    ifNot: null,
  },
  'any-unpaid': {
    what: 'Gönderen bir tutarın ödenmediğini söylüyor gibi görünüyor.',
    next: 'Bundan haberiniz yoksa ödemeden önce kanıt isteyebilirsiniz.',
    ifNot: null,
  },
  'any-decision': {
    what: 'Bu resmî bir karar. Tam olarak ne hakkında olduğundan emin değiliz.',
    next: 'Çoğunlukla itiraz edebilirsiniz. Mektubun sonunda nereye ve nasıl olduğu yazar.',
    ifNot: null,
  },
  'any-bill': {
    what: 'Bu bir fatura gibi görünüyor.',
    next: 'Sipariş ettiğiniz ve aldığınızla karşılaştırın.',
    ifNot: null,
  },
  'any-contract': {
    what: 'Bu mektup bir sözleşme hakkında gibi görünüyor.',
    next: 'Ne kadara mal olduğuna, ne kadar sürdüğüne ve nasıl bittiğine bakın.',
    ifNot: null,
  },
  'any-form': {
    what: 'Bu bir form gibi görünüyor veya mektupla birlikte bir form geldi.',
    next: 'Doldurun, imzalayın ve geri gönderin.',
    ifNot: null,
  },
  'any-request': {
    what: 'Bu mektup bir başvuru veya onayınız hakkında gibi görünüyor.',
    next: null,
    ifNot: null,
  },
  'any-meeting': {
    what: 'Bu mektup bir randevu veya görüşme hakkında gibi görünüyor.',
    next: 'Gelemeyecekseniz gönderene önceden bildirin.',
    ifNot: null,
  },
}
