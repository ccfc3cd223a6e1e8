/** First names met in France, commonest first. */
export const menNames: readonly string[] = (
  'Jean|Pierre|Michel|André|Philippe|René|Louis|Alain|Jacques|Bernard|Marcel|Daniel|Roger|Robert|' +
  'Paul|Claude|Christian|Henri|Georges|Nicolas|François|Patrick|Gérard|Christophe|Joseph|Julien|' +
  'Maurice|Laurent|Frédéric|Éric|David|Stéphane|Pascal|Sébastien|Alexandre|Thierry|Olivier|Antoine|' +
  'Raymond|Guy|Dominique|Charles|Didier|Marc|Vincent|Yves|Guillaume|Bruno|Serge|Thomas|Lucas|Hugo|' +
  'Léo|Gabriel|Raphaël|Arthur|Jules|Adam|Maël|Noah|Ethan|Nathan|Mathis|Théo|Enzo|Clément|Maxime|' +
  'Baptiste|Romain|Quentin|Valentin|Benjamin|Simon|Jérôme|Fabrice|Cédric|Arnaud|Ludovic|Mickaël|' +
  'Emmanuel|Gilles|Xavier|Franck|Jean-Marc|Jean-Luc|Jean-Pierre|Jean-Claude|Jean-Baptiste|Jean-Paul|' +
  'Pierre-Yves|Régis|Loïc|Yann|Gaël|Tanguy|Erwan|Corentin|Adrien|Aurélien|Fabien|Damien|Mathieu|' +
  'Matthieu|Grégory|Jonathan|Kévin|Anthony|Florian|Dylan|Jordan|Samuel|Élie|Isaac|Aaron|Noé|' +
  'Ézéchiel|Josué|Moïse|Timothée|Étienne|Luc|Barthélemy|Blaise|Côme|Augustin|Gaspard|Malo|Tom|Sacha|' +
  'Liam|Eden|Naël|Ibrahim|Mamadou|Moussa|Amadou|Ousmane|Abdoulaye|Kouassi|Koffi|Yao|Kwame|Désiré|' +
  'Prosper|Dieudonné|Innocent|Célestin|Fidèle|Honoré|Anicet|Rodrigue|Landry|Ulrich|Thibault|Édouard|' +
  'Eugène|Léon|Albert|Lucien|Marius|Victor|Octave|Armand|Ferdinand|Gustave|Félix|Basile|Achille|' +
  'Anatole|Ambroise|Cyprien|Hippolyte|Tristan|Rémi|Rémy|Sylvain|Jérémy|Jérémie|Kilian|Killian|Ryan|' +
  'Diego|José|Manuel|Antonio|Carlos|Miguel|Rui|Paulo|Giovanni|Marco|Luca|Mohamed|Karim|Rachid|Nabil|' +
  'Samir|Youssef|Bilal|Mehdi|Farid|Thanh|Minh|Duc'
).split('|');
export const womenNames: readonly string[] = (
  'Marie|Jeanne|Françoise|Monique|Catherine|Nathalie|Isabelle|Jacqueline|Anne|Sylvie|Martine|' +
  'Madeleine|Nicole|Suzanne|Hélène|Christine|Marguerite|Denise|Louise|Christiane|Yvonne|Valérie|' +
  'Sandrine|Stéphanie|Véronique|Sophie|Céline|Chantal|Patricia|Anne-Marie|Brigitte|Annie|Julie|' +
  'Aurélie|Laurence|Geneviève|Germaine|Danielle|Camille|Émilie|Pauline|Léa|Manon|Chloé|Emma|Jade|' +
  'Alice|Ambre|Lina|Rose|Anna|Mila|Inès|Zoé|Juliette|Lucie|Romane|Clara|Sarah|Eva|Mathilde|' +
  'Charlotte|Margaux|Élise|Laura|Marine|Justine|Mélanie|Audrey|Virginie|Delphine|Karine|Caroline|' +
  'Florence|Agnès|Corinne|Colette|Odette|Simone|Thérèse|Bernadette|Solange|Josiane|Évelyne|Michèle|' +
  'Huguette|Ginette|Paulette|Lucienne|Yvette|Marie-Claire|Marie-Thérèse|Marie-Louise|' +
  'Marie-Christine|Anne-Sophie|Anne-Laure|Maëlle|Maëlys|Anaïs|Noémie|Océane|Eugénie|Élodie|Gaëlle|' +
  'Joëlle|Armelle|Nolwenn|Soazig|Rozenn|Enora|Lou|Louane|Léonie|Lola|Nina|Victoire|Apolline|' +
  'Capucine|Garance|Héloïse|Blanche|Constance|Adèle|Agathe|Albane|Aliénor|Bérénice|Clémence|' +
  'Clotilde|Diane|Domitille|Éléonore|Esther|Eve|Faustine|Flore|Gabrielle|Hortense|Iris|Jeanne-Marie|' +
  'Joséphine|Judith|Lydie|Salomé|Rebecca|Rachel|Ruth|Myriam|Priscille|Dorcas|Débora|Abigaïl|Naomi|' +
  'Grâce|Espérance|Charité|Félicité|Prudence|Clarisse|Honorine|Célestine|Ernestine|Bénédicte|' +
  'Blandine|Fatoumata|Aminata|Mariam|Aïssatou|Awa|Adjoua|Akissi|Afi|Ama|Nadège|Ghislaine|Solène|' +
  'Sabrina|Samira|Yasmine|Leïla|Nadia|Fatima|Khadija|Malika|Sonia|Carla|Maria|Ana|Paula|Rosa|Lucia|' +
  'Giulia|Chiara|Elena|Linh|Mai|Thuy|Cœlia|Perrine|Ondine|Violette|Marguerite-Marie|Pénélope|' +
  'Philomène|Sixtine|Tiphaine|Ursule|Yolande|Zélie|Edwige|Cécile|Aude|Maud|Emmanuelle|Estelle|' +
  'Fabienne|Gwenaëlle|Ingrid|Jessica|Vanessa|Ophélie|Coralie|Amandine|Alexandra|Alexia'
).split('|');
