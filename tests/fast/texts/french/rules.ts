/** Stands in a text for a value that is inserted later. */
export const VALUE = '◌';

/** The rules of French typography, each with a pattern of what breaks it. */
export const rules: Readonly<Record<string, RegExp>> = {
  'a no-break space before : ; ! ? and »': /[\p{L}\p{N}◌»)’…%"] [:;!?»]/u,
  'some space before : ; ! ? and »': /[\p{L}◌»)…%][!?](?!\w)|[\p{L}◌»)…%][:;](?=\s|$)|[^\s]»/u,
  'a no-break space after «': /«(?![\u00a0\u202f])/u,
  'a no-break space before a unit and after n°':
    /[\p{N}◌] (?:[KMGk]o|%|s|h|min|px|ans?|°)(?![\p{L}\p{N}])|n° /u,
  '’ as apostrophe': /[\p{L}◌]'[\p{L}◌«]/u,
  '… as ellipsis': /\.{3}/u,
  'the spelling «e-mail»': /(?<![-\w@./])(?:courriels?|m[éè]l|e ?mails?|mails?)(?![-\w@])/iu,
  'guillemets, not "': /"[^"]*"/u,
  'one space between words': /\S {2,}\S/u,
  'no masculine for a person of either gender':
    /^◌ (?:(?:est|a|n’est|été|déjà|plus) )*(?:ajouté|retiré|enregistré|supprimé|modifié|créé|inscrit|invité|connecté)(?!\p{L})|Connecté en tant que/u,
};

/** The rules that a text breaks. */
export const broken = (text: string): string[] =>
  Object.keys(rules).filter((rule) => rules[rule]?.test(text));

const ENGLISH =
  /(?<![-\w/.=])(?:the|of|is|are|to|for|and|with|this|that|by|not|it|which|must|failed|could|was|has|from|its|when|be|there|no|never|needs|each|you|most|today|open|all|in|MB)(?![-\w=.:])/i;
const FRENCH =
  /(?<![-\w/.=])(?:le|la|les|un|une|des|du|de|et|est|pour|dans|sur|par|pas|vous|votre|que|qui|en|au|aux|ce|cette|il|elle|ne|ou|avec|sans)(?![-\w=.:])/i;
const ACCENTED = /[àâçéèêëîïôùûœÀÂÇÉÈÊÎÔŒ’«»]/;
const CODE =
  /[{}<>=|\t]|'self'|\(\)|◌\(|^\(|^"◌|\?\w|;$|^\S*[/_.#@:-]\S*$|^[a-z][\w-]*\*?$|^(?:select|insert|update|delete|create|with|alter|drop) |charset|filename/;

/** Developers' sentences, which go to the console or into declarations. */
export const isEnglish = (text: string): boolean => ENGLISH.test(text) && !FRENCH.test(text);

/** Whether a string of code is a text that French readers see, rather than English, a key, a selector or a query. */
export function isFrench(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || isEnglish(text)) return false;
  return ACCENTED.test(text) || FRENCH.test(text) || !CODE.test(text);
}
