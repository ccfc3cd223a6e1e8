/** Frequent names, towns and column names with an accent, in lower case: what a file of people in France is full of. */
const WORDS = `
prénom prénoms téléphone téléphones né née nationalité département société métier féminin célibataire marié mariée décédé
décédée retraité retraitée employé employée étudiant étudiante lycéen lycéenne élève écolier infirmière ingénieur médecin
secrétaire créé modifié adhérent adhérente bénévole trésorier trésorière président présidente église résidence allée bâtiment
étage hôtel château chêne général république libération liberté évêque cité forêt prés rivière numéro domicilié français
française sénégalaise algérienne brésilienne suédoise haïtienne québécois
adèle adélaïde agnès aimé aimée aïcha alizée anaël anaëlle anaïs andré andréa andrée angèle angélique aurélia aurélie aurélien
barnabé béatrice bénédicte bérangère bérénice benoît cécile cédric céleste célestine célia céline chloé clémence clément
clémentine cléo daphné déborah désiré désirée édith edmée édouard éléonore élia éliane élie élisa élisabeth élise éliott élodie
éloi éloïse émeline émilie émilien émile éric esméralda eugène eugénie éva ève félicien félicité félix françois françoise
frédéric frédérique gaël gaëlle gaëtan geneviève gérald géraldine gérard grégoire grégory héléna hélène héloïse hervé honoré
inès irène isaïe ismaël israël jérémie jérémy jérôme joël joëlle josé josée joséphine josué kévin laëtitia lætitia léa léandre
léna léo léon léonard léonie léopold loïc loïs maé maël maëlle maëlys maëva maïté mathéo matthéo mélanie mélina méline mélissa
mickaël michaël michèle moïse naël naëlle noé noël noëlle noémie océane ophélie pénélope philomène raphaël raphaëlle régine
régis rémi rémy rené renée roméo salomé sébastien ségolène séraphine sévérine siméon solène stéphane stéphanie thaïs théa théo
théodore théophile thérèse timothée valérie valère véronique véra yaël zoé zoë
alençon angoulême bâle besançon bézier béziers châlons châteauroux châtellerault chambéry compiègne épinal étienne évreux évry
fréjus guéret hyères mâcon montbéliard montélimar montluçon moûtiers nîmes orléans périgueux saint-étienne sète sélestat thônes
vendôme vénissieux
barré bérard bérenger boyé carré chrétien courtès gaudé génin guérin hébert lefèvre legrée lemaître lévêque lévy mathé maître
maréchal mené mollé pagès père péron perrière prévost québec roué rozé thévenet théry vérité müller
`;

let accentedWords: ReadonlySet<string> | undefined;

/** Whether the word is one that French files often have. */
export function isFrequent(word: string): boolean {
  accentedWords ??= new Set(WORDS.trim().split(/\s+/));
  return accentedWords.has(word.toLowerCase());
}
