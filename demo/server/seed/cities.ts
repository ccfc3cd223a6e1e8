/** French towns, the large ones first. */
export const cities: readonly string[] = (
  'Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Montpellier|Strasbourg|Bordeaux|Lille|Rennes|Reims|' +
  'Toulon|Saint-Étienne|Le Havre|Grenoble|Dijon|Angers|Villeurbanne|Saint-Denis|Nîmes|' +
  'Clermont-Ferrand|Aix-en-Provence|Le Mans|Brest|Tours|Amiens|Annecy|Limoges|Metz|' +
  'Boulogne-Billancourt|Perpignan|Besançon|Orléans|Rouen|Montreuil|Argenteuil|Mulhouse|Caen|Nancy|' +
  'Saint-Paul|Roubaix|Tourcoing|Nanterre|Vitry-sur-Seine|Créteil|Avignon|Poitiers|Aubervilliers|' +
  'Asnières-sur-Seine|Colombes|Dunkerque|Aulnay-sous-Bois|Saint-Pierre|Versailles|Le Tampon|' +
  'Courbevoie|Rueil-Malmaison|Béziers|La Rochelle|Pau|Champigny-sur-Marne|Cherbourg-en-Cotentin|' +
  'Mérignac|Antibes|Saint-Maur-des-Fossés|Ajaccio|Fort-de-France|Cannes|Saint-Nazaire|Mamoudzou|' +
  'Drancy|Noisy-le-Grand|Issy-les-Moulineaux|Cergy|Levallois-Perret|Colmar|Calais|Pessac|Vénissieux|' +
  'Évry-Courcouronnes|Clichy|Quimper|Ivry-sur-Seine|Bourges|Cayenne|Antony|La Seyne-sur-Mer|' +
  'Villeneuve-d’Ascq|Valence|Pantin|Chambéry|Niort|Troyes|Neuilly-sur-Seine|Montauban|Sarcelles|' +
  'Le Blanc-Mesnil|Maisons-Alfort|Lorient|Fréjus|Beauvais|Narbonne|Meaux|Hyères|Bobigny|' +
  'La Roche-sur-Yon|Clamart|Vannes|Chelles|Cholet|Épinay-sur-Seine|Saint-Quentin|Bondy|' +
  'Saint-Ouen-sur-Seine|Bayonne|Corbeil-Essonnes|Cagnes-sur-Mer|Vaulx-en-Velin|Sevran|' +
  'Fontenay-sous-Bois|Massy|Sartrouville|Arles|Gennevilliers|Albi|Laval|Saint-Herblain|Suresnes|' +
  'Les Abymes|Martigues|Aubagne|Grasse|Bastia|Évreux|Saint-Malo|Blois|Saint-Brieuc|' +
  'Brive-la-Gaillarde|Salon-de-Provence|Charleville-Mézières|Carcassonne|Meudon|Puteaux|' +
  'Saint-Germain-en-Laye|Belfort|Tarbes|Chalon-sur-Saône|Châlons-en-Champagne|Rezé|Sète|Alfortville|' +
  'Montélimar|Bron|Caluire-et-Cuire|Talence|Sens|Angoulême|Boulogne-sur-Mer|Thionville|Arras|Douai|' +
  'Wattrelos|Istres|Gap|Castres|Bourg-en-Bresse|Saint-Priest|Nevers|Auxerre|Roanne|Anglet|Périgueux|' +
  'Agen|Draguignan|Mâcon|Cambrai|Compiègne|Épinal|Alès|Lens|Vienne|Chartres|Saint-Chamond|' +
  'Mont-de-Marsan|Dax|Lannion|Morlaix|Concarneau|Landerneau|Fougères|Vitré|Redon|Auray|Pontivy|' +
  'Ploërmel|Dinan|Guingamp|Lamballe|Loudéac|Carhaix|Douarnenez|Quimperlé|Hennebont|Saumur|' +
  'Sablé-sur-Sarthe|La Flèche|Mayenne|Château-Gontier|Alençon|Flers|Argentan|Lisieux|Bayeux|Vire|' +
  'Falaise|Honfleur|Deauville|Dieppe|Fécamp|Yvetot|Elbeuf|Vernon|Louviers|Gisors|Dreux|Châteaudun|' +
  'Vendôme|Romorantin|Vierzon|Châteauroux|Issoudun|Montluçon|Vichy|Moulins|Thiers|Riom|Issoire|' +
  'Aurillac|Le Puy-en-Velay|Mende|Rodez|Millau|Cahors|Figeac|Sarlat|Bergerac|Libourne|Arcachon|' +
  'Biarritz|Hendaye|Orthez|Oloron-Sainte-Marie|Lourdes|Auch|Condom|Moissac|Muret|Pamiers|Foix|' +
  'Limoux|Castelnaudary|Lézignan-Corbières|Prades|Céret|Lunel|Agde|Pézenas|Bédarieux|Ganges|Uzès|' +
  'Bagnols-sur-Cèze|Orange|Carpentras|Cavaillon|Apt|Manosque|Digne-les-Bains|Sisteron|Briançon|' +
  'Embrun|Barcelonnette|Menton|Vence|Saint-Raphaël|Sainte-Maxime|Brignoles|La Ciotat|Cassis|' +
  'Gardanne|Vitrolles|Marignane|Tarascon|Beaucaire|Aubenas|Privas|Annonay|Romans-sur-Isère|Die|' +
  'Crest|Voiron|Vizille|Bourgoin-Jallieu|Villefranche-sur-Saône|Tarare|Givors|Firminy|Montbrison|' +
  'Feurs|Thonon-les-Bains|Évian-les-Bains|Annemasse|Cluses|Sallanches|Chamonix-Mont-Blanc|' +
  'Albertville|Aix-les-Bains|Oyonnax|Gex|Lons-le-Saunier|Dole|Pontarlier|Vesoul|Lure|Montbéliard|' +
  'Héricourt|Altkirch|Guebwiller|Sélestat|Obernai|Saverne|Haguenau|Wissembourg|Sarrebourg|Forbach|' +
  'Sarreguemines|Saint-Avold|Longwy|Verdun|Bar-le-Duc|Toul|Lunéville|Saint-Dié-des-Vosges|' +
  'Remiremont|Chaumont|Langres|Saint-Dizier|Vitry-le-François|Épernay|Sedan|Rethel|Laon|Soissons|' +
  'Château-Thierry|Hirson|Maubeuge|Valenciennes|Denain|Hazebrouck|Armentières|Béthune|' +
  'Bruay-la-Buissière|Saint-Omer|Berck|Abbeville|Montdidier|Péronne|Noyon|Senlis|Chantilly|Creil|' +
  'Provins|Melun|Fontainebleau|Nemours|Montargis|Gien|Pithiviers|Étampes|Rambouillet|' +
  'Mantes-la-Jolie|Poissy|Pontoise|L’Haÿ-les-Roses|Le Kremlin-Bicêtre|Villejuif|Cachan'
).split('|');
