import type { Explained } from '../explained-tables.ts'

export const help: Explained['help'] = {
  ownNumber: 'Mektupta basılı numara. Bir şey açık değilse oraya sorun.',
  names: {
    'Sozialverband VdK or SoVD': 'Sozialverband VdK veya SoVD',
    'Beratungshilfe at the Amtsgericht': 'Amtsgericht’te Beratungshilfe',
    'Pflegestützpunkt or Pflegeberatung': 'Pflegestützpunkt veya Pflegeberatung',
  },
  does: {
    Schuldnerberatung:
      'Borcu olanlar için danışma merkezleri. Sizinle birlikte alacaklılarla konuşurlar. Yardım derneklerinde ve şehirlerde ücretsizdir.',
    Sozialberatung:
      'Yardımlar ve kurumlardan gelen mektuplar hakkında genel danışma. Ücretsizdir ve kurumlardan bağımsızdır.',
    'Migrationsberatung (MBE)':
      'Yeni gelen yetişkinler için ücretsiz danışma, çoğu zaman sizin dilinizde. Mektupları sizinle okurlar.',
    'Jugendmigrationsdienst (JMD)': '12 ile 26 yaş arası yeni gelen gençler için ücretsiz danışma.',
    Flüchtlingsrat: 'İltica ve kalma hakkı hakkında danışma. Ücretsizdir.',
    Verbraucherzentrale:
      'Faturalar, sözleşmeler ve tahsilat şirketleri hakkında danışma. Bilgi ücretsizdir, uzun danışma biraz para tutar.',
    Mieterverein: 'Üyeler için ev ve kira danışması. Üyelik yıllık ücretlidir.',
    'Sozialverband VdK or SoVD':
      'Üyeler için emeklilik, bakım, engellilik ve yardımlar konusunda destek. Üyelik küçük bir aylık ücret tutar.',
    'Beratungshilfe at the Amtsgericht':
      'Geliriniz azsa yerel mahkemeden bir belge isteyebilirsiniz. Onunla avukata danışmak en çok 15 € tutar.',
    'Hilfetelefon Gewalt gegen Frauen':
      'Kadınlar için ücretsiz ve gizli yardım, gece gündüz, birçok dilde.',
    TelefonSeelsorge: 'Gece gündüz sizi dinleyen biri. Ücretsizdir ve adınızı söylemeniz gerekmez.',
    'Weißer Ring': 'Suç mağdurları için ücretsiz yardım, mahkemede de.',
    'Teilhabeberatung (EUTB)':
      'Engellilik hakkında ücretsiz danışma, çoğu zaman kendisi de engelli olan kişilerden.',
    'Unabhängige Patientenberatung':
      'Sağlık, doktor faturaları ve sağlık sigortası hakkında ücretsiz danışma.',
    'Pflegestützpunkt or Pflegeberatung':
      'Uzun süreli bakım ve bakım sigortasının ne ödediği hakkında ücretsiz danışma.',
    'Faire Integration':
      'Yurt dışından gelenler için iş ve ücret hakkında ücretsiz danışma, birçok dilde.',
    'Schlichtungsstelle Energie':
      'Sizinle sağlayıcınız arasında arabuluculuk yapar. Ücretsizdir. Önce sağlayıcıya kendiniz yazın.',
    Versicherungsombudsmann:
      'Sizinle bir sigorta şirketi arasında arabuluculuk yapar. Ücretsizdir. Sağlık sigortası buna dahil değildir.',
    'Deutsche Rentenversicherung':
      'Danışma merkezleri emeklilik mektuplarını size açıklar. Ücretsizdir.',
    Familienportal:
      'Devletin ailelere verilen para hakkındaki sayfaları, yakınınızdaki kurumlarla.',
    Studierendenwerk: 'Öğrenciler için BAföG, para ve konut hakkında ücretsiz danışma.',
    'Anerkennung in Deutschland':
      'Devletin yabancı diplomalar hakkındaki sayfaları, ücretsiz danışma merkezleriyle.',
  },
}
