/** Last names met in France, commonest first: short and double ones, particles, accents and ligatures among them. */
export const lastNames: readonly string[] = (
  'Martin|Bernard|Thomas|Petit|Robert|Richard|Durand|Dubois|Moreau|Laurent|Simon|Michel|Lefebvre|' +
  'Leroy|Roux|David|Bertrand|Morel|Fournier|Girard|Bonnet|Dupont|Lambert|Fontaine|Rousseau|Vincent|' +
  'Muller|Lefèvre|Faure|André|Mercier|Blanc|Guérin|Boyer|Garnier|Chevalier|François|Legrand|' +
  'Gauthier|Garcia|Perrin|Robin|Clément|Morin|Nicolas|Henry|Roussel|Mathieu|Gautier|Masson|Marchand|' +
  'Duval|Denis|Dumont|Marie|Lemaire|Noël|Meyer|Dufour|Meunier|Brun|Blanchard|Giraud|Joly|Rivière|' +
  'Lucas|Brunet|Gaillard|Barbier|Arnaud|Martinez|Gérard|Roche|Renard|Schmitt|Roy|Leroux|Colin|Vidal|' +
  'Caron|Picard|Roger|Fabre|Aubert|Lemoine|Renaud|Dumas|Lacroix|Olivier|Philippe|Bourgeois|Pierre|' +
  'Benoît|Rey|Leclerc|Payet|Rolland|Leclercq|Guillaume|Lecomte|Lopez|Jean|Dupuy|Guillot|Hubert|' +
  'Berger|Carpentier|Sanchez|Dupuis|Moulin|Louis|Deschamps|Huet|Vasseur|Perez|Boucher|Fleury|Royer|' +
  'Klein|Jacquet|Adam|Paris|Poirier|Marty|Aubry|Guyot|Carré|Charles|Renault|Charpentier|Ménard|' +
  'Maillard|Baron|Bertin|Bailly|Hervé|Schneider|Fernandez|Collet|Léger|Bouvier|Julien|Prévost|' +
  'Millet|Perrot|Daniel|Cousin|Germain|Breton|Besson|Langlois|Rémy|Pelletier|Lévêque|Perrier|' +
  'Leblanc|Barré|Lebrun|Marchal|Weber|Mallet|Hamon|Boulanger|Jacob|Monnier|Michaud|Rodriguez|' +
  'Guichard|Gillet|Étienne|Grondin|Poulain|Tessier|Chevallier|Collin|Chauvin|Bouchet|Gay|Lemaître|' +
  'Bénard|Maréchal|Humbert|Reynaud|Antoine|Hoarau|Perret|Barthélemy|Cordier|Pichon|Lejeune|Gilbert|' +
  'Lamy|Delaunay|Pasquier|Carlier|Laporte|Gros|Buisson|Coulon|Allard|Besnard|Ferrand|Guillou|Hebert|' +
  'Delmas|Camus|Briand|Rossignol|Lebon|Vallée|Raymond|Tanguy|Legros|Bodin|Ferreira|Hardy|Pons|' +
  'Lagarde|Verdier|Bazin|Gomez|Chauvet|Maurice|Blondel|Regnier|Delattre|Millot|Prat|Seguin|Devaux|' +
  'Mahé|Marion|Valentin|Blanchet|Monier|Jourdan|Maury|Weiss|Leduc|Grenier|Guibert|Voisin|Fischer|' +
  'Bigot|Sauvage|Riou|Cohen|Levy|Da Silva|Bouvet|Chartier|Vaillant|Lesage|Descamps|Coste|Jacques|' +
  'Launay|Didier|Lelièvre|Hamel|Dijoux|Ollivier|Laroche|Tournier|Colas|Rousset|Cros|Benard|Evrard|' +
  'Ruiz|Godard|Barbe|Navarro|Bousquet|Duhamel|Peltier|Toussaint|Guilbert|Pruvost|Lacombe|Bonneau|' +
  'Gosselin|Parent|Merle|Mace|Guyon|Lebreton|Blin|Boutin|Imbert|Vallet|Chevrier|Lefort|Le Gall|' +
  'Le Roux|Le Goff|Le Brun|Kervella|Kermarrec|Quéméner|Guivarch|Abgrall|Cariou|Salaün|Jaouen|Morvan|' +
  'Corre|Bihan|Cadiou|Tallec|Bourdin|Courtois|Poulet|Jolivet|Bonnin|Charrier|Thibault|Ferry|Mouton|' +
  'Cornu|Favre|Texier|Berthelot|Joubert|Pascal|Lombard|Hernandez|Traoré|Diallo|Diop|Ndiaye|Camara|' +
  'Keïta|Coulibaly|Koné|Ouattara|Touré|Cissé|Sow|Ba|Fall|Sarr|Kouassi|Konan|Yao|Kouadio|Mensah|' +
  'Adjovi|Hounkpatin|Mbemba|Nkounkou|Ngoma|Mabiala|Tshibangu|Kabongo|Ilunga|Mutombo|Nguyen|Tran|' +
  'Le Van|Pham|Benali|Haddad|Mansouri|Bensaïd|Rahmani|Belkacem|Costa|Pereira|Rodrigues|Oliveira|' +
  'Santos|Almeida|Carvalho|Rossi|Russo|Ferrari|Bianchi|Romano|Marini|Kowalski|Nowak|Wojcik|Novak|' +
  'Popescu|Ionescu|Müller|Wagner|Becker|Hoffmann|Koch|Bauer|Zimmermann|Schwartz|Meunier-Leroy|' +
  'Dubois-Martin|L’Hermitte|D’Angelo|N’Diaye|O’Connor|Lœuillet|Bœuf|Cœuret|Œuvrard|Vandenberghe|' +
  'Vanhoutte|Delacroix|Delacour|Delahaye|Delannoy|Delaporte|Delarue|Deschamps-Roy|Desjardins|' +
  'Desmarais|Després|Destouches|Dubreuil|Duchemin|Duchesne|Duclos|Dufresne|Dumoulin|Dupré|Durieux|' +
  'Duvivier|Fabre-Luce|Gauvin|Giordano|Granger|Grandjean|Guérin-Petit|Hamard|Jeanne|Josse|Jouan|' +
  'Juillard|Labbé|Labrousse|Lafon|Lafontaine|Lagrange|Lallemand|Larue|Lasserre|Laval|Lavigne|' +
  'Leconte|Ledoux|Legendre|Lenoir|Lepage|Leprince|Letellier|Lhomme|Loiseau|Maillot|Marin|Marquet|' +
  'Martel|Massé|Mauger|Maurin|Mazet|Mignot|Montagne|Moreau-Lefèvre|Mounier|Noir|Pagès|Parmentier|' +
  'Paquet|Périer|Pineau|Pinson|Poncet|Potier|Poulin|Raynaud|Rigaud|Rivet|Rocher|Roland|Rondeau|' +
  'Roques|Sabatier|Salmon|Samson|Savary|Serre|Sicard|Soulier|Tardy|Teissier|Thierry|Tixier|Turpin|' +
  'Valette|Vial|Viaud|Vigneron|Villard|Vivier'
).split('|');
