import type { Explained } from '../explained-tables.ts'

export const help: Explained['help'] = {
  ownNumber: 'الرقم المطبوع في الرسالة. اسأل هناك إذا كان فيها شيء غير واضح.',
  names: {
    'Sozialverband VdK or SoVD': 'Sozialverband VdK أو SoVD',
    'Beratungshilfe at the Amtsgericht': 'Beratungshilfe في Amtsgericht',
    'Pflegestützpunkt or Pflegeberatung': 'Pflegestützpunkt أو Pflegeberatung',
  },
  does: {
    Schuldnerberatung:
      'مراكز مشورة لمن عليهم ديون. تتحدث معك إلى الدائنين. وهي مجانية لدى الجمعيات الخيرية والمدن.',
    Sozialberatung: 'مشورة عامة عن الإعانات ورسائل الجهات الرسمية. مجانية ومستقلة عنها.',
    'Migrationsberatung (MBE)':
      'مشورة مجانية للقادمين الجدد البالغين، غالبًا بلغتك. يقرؤون الرسائل معك.',
    'Jugendmigrationsdienst (JMD)': 'مشورة مجانية للشباب القادمين الجدد من 12 إلى 26 سنة.',
    Flüchtlingsrat: 'مشورة عن اللجوء وحق البقاء. وهي مجانية.',
    Verbraucherzentrale:
      'مشورة عن الفواتير والعقود وتحصيل الديون. المعلومات مجانية، والمشورة الأطول تكلّف قليلًا.',
    Mieterverein: 'مشورة للأعضاء عن السكن والإيجار. يكلّف الانضمام رسمًا سنويًا.',
    'Sozialverband VdK or SoVD':
      'مساعدة للأعضاء في المعاش والرعاية والإعاقة والإعانات. يكلّف الانضمام رسمًا شهريًا صغيرًا.',
    'Beratungshilfe at the Amtsgericht':
      'مع دخل قليل يمكنك طلب قسيمة من المحكمة المحلية. بها تكلّف مشورة المحامي 15 € على الأكثر.',
    'Hilfetelefon Gewalt gegen Frauen': 'مساعدة مجانية وسرية للنساء، ليلًا ونهارًا، بلغات كثيرة.',
    TelefonSeelsorge: 'شخص يستمع إليك، ليلًا ونهارًا. وهو مجاني ولا يلزمك ذكر اسمك.',
    'Weißer Ring': 'مساعدة مجانية لضحايا الجرائم، وفي المحكمة أيضًا.',
    'Teilhabeberatung (EUTB)': 'مشورة مجانية عن الإعاقة، غالبًا من أشخاص لديهم إعاقة.',
    'Unabhängige Patientenberatung': 'مشورة مجانية عن الصحة وفواتير الأطباء والتأمين الصحي.',
    'Pflegestützpunkt or Pflegeberatung':
      'مشورة مجانية عن الرعاية الطويلة وما يدفعه تأمين الرعاية.',
    'Faire Integration': 'مشورة مجانية عن العمل والأجور للقادمين من الخارج، بلغات كثيرة.',
    'Schlichtungsstelle Energie': 'تتوسط بينك وبين المورّد. وهي مجانية. اكتب أولًا إلى المورّد بنفسك.',
    Versicherungsombudsmann: 'يتوسط بينك وبين شركة تأمين. وهو مجاني. لا يشمل التأمين الصحي.',
    'Deutsche Rentenversicherung': 'تشرح مراكز المشورة لديها رسائل التقاعد لك. وهي مجانية.',
    Familienportal: 'صفحات الدولة عن المال للعائلات، مع الجهات القريبة منك.',
    Studierendenwerk: 'مشورة مجانية للطلاب عن BAföG والمال والسكن.',
    'Anerkennung in Deutschland': 'صفحات الدولة عن الشهادات الأجنبية، مع مراكز مشورة مجانية.',
  },
}
