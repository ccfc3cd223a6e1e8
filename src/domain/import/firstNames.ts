/** The most frequent first names in France, folded: enough to see on which side of a column they stand. */
const NAMES = `
marie jean pierre michel andre philippe nathalie isabelle sylvie catherine martine christine francoise valerie sandrine
stephanie veronique sophie celine chantal patricia anne brigitte julie monique aurelie nicole laurence annie emilie dominique
virginie corinne elodie christelle camille caroline lea sarah florence laetitia audrey helene laura manon cecile jacqueline
pascale claire melanie lucie marine emma chloe ines jade louise alice lina rose anna mila ambre julia juliette agathe zoe
alain patrick nicolas christophe daniel bernard christian frederic laurent eric olivier thomas stephane pascal sebastien david
julien alexandre gerard thierry jacques didier bruno maxime vincent kevin antoine guillaume claude romain francois serge
benjamin jeremy paul marc mohamed rene lucas hugo mathieu franck gilles fabrice lionel herve xavier arnaud gabriel raphael leo
louis arthur jules adam mael liam noah ethan nathan tom theo enzo emmanuel clement quentin florian alexis robert georges roger
henri marcel raymond maurice yves roland joseph simon samuel ibrahim mamadou moussa fatou awa aminata aicha fatima amina nadia
luc ali omar yann loic gael ludovic cedric damien yannick jerome regis denis jean-pierre jean-claude jean-luc jean-paul
marie-claude marie-christine marie-france anne-marie jean-marc jean-michel jean-francois aline odile josette simone
therese madeleine jeanne suzanne denise germaine yvonne yvette paulette lucienne marguerite renee arlette ginette solange
`;

let firstNames: ReadonlySet<string> | undefined;

/** @param name folded */
export function isFirstName(name: string): boolean {
  firstNames ??= new Set(NAMES.trim().split(/\s+/));
  return firstNames.has(name);
}
