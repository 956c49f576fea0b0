import type { KindText } from '../tables.ts'

export const kinds: Readonly<Record<string, KindText>> = {
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
  'any-form': {
    what: 'Bu bir form gibi görünüyor veya mektupla birlikte bir form geldi.',
    next: 'Doldurun, imzalayın ve geri gönderin.',
    ifNot: null,
  },
  'any-meeting': {
    what: 'Bu mektup bir randevu veya görüşme hakkında gibi görünüyor.',
    next: 'Gelemeyecekseniz gönderene önceden bildirin.',
    ifNot: null,
  },
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
  invoice: {
    what: 'Bu, teslim edilen veya yapılan bir şeyin faturası.',
    next: 'Sipariş ettiğiniz ve aldığınızla karşılaştırın. Yanlış bir şey varsa gönderene yazılı bildirin.',
    ifNot: 'Genellikle önce bir uyarı gelir. Faiz ve ücretler eklenebilir.',
  },
  'supply-cut': {
    what: 'Gönderen bir tutarın ödenmediğini söylüyor. Elektrik, gaz veya suyunuz kesilebilir.',
    next: 'Sağlayıcı kesmeden önce günü bildirmek zorundadır. Taksitle ödeme isteyebilirsiniz.',
    ifNot: 'Hizmetiniz kesilebilir. Yeniden bağlatmak para tutar.',
  },
  'energy-bill': {
    what: 'Bu, kullandığınız enerji veya suyun faturası.',
    next: 'Önceden ödediklerinizi kullandığınızla karşılaştırır. Yeni aylık ödemeler de belirleyebilir.',
    ifNot: 'Borç varsa uyarılar gelebilir. Daha sonra hizmet kesilebilir.',
  },
  'account-seizure': {
    what: 'Bir borç nedeniyle hesap veya maaş gibi paranıza haciz konuyor.',
    next: 'Korumalı hesap (P-Konto) temel bir tutarı serbest bırakır. İsterseniz bankanız hesabınızı buna çevirmek zorundadır.',
    ifNot: 'Banka veya işveren parayı alıkoymak zorundadır. Sonra para karşı tarafa gider.',
  },
  'enforcement-notice': {
    what: 'Bir kurum ödenmemiş bir tutarı zorla tahsil edeceğini söylüyor.',
    next: 'Hâlâ ödeyebilir veya taksit isteyebilirsiniz. Açıklarsanız kurumlar çoğu zaman kabul eder.',
    ifNot: 'Kurum hesabınıza veya maaşınıza haciz koyabilir. Bunun için mahkeme gerekmez.',
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
}
