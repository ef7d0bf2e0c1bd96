/**
 * Words by which headers say what their values are, without accents and in lower case, in the languages that charts are
 * written in. Those after `endings` also end a longer word, as German and Dutch build them: Arbeitslosenquote.
 */
export interface QuantityWords {
  readonly words: ReadonlySet<string>;
  readonly endings: readonly string[];
}

function listWords(words: string, endings = ''): QuantityWords {
  const split = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
  return { words: new Set([...split(words), ...split(endings)]), endings: split(endings) };
}

/** Parts of different wholes, one thing for each of another, and what is worked out of several values. */
export const SHARE_WORDS = listWords(
  `per je pro rates ratios percent percentage percentages pct perc porcentaje pourcentage percentuale percentual
  percentagem procent proportion proportions share shares taux tasa tasas tasso tassi taxa taxas averages avg mean
  means median mediane mediana durchschnittlich durchschnittliche durchschnittlicher durchschnittliches mittlere
  mittlerer mittleres moyenne moyennes moyen media medias medie medio promedio gemiddelde gemiddeld densities densite
  densites densidad densita densidade dichtheid indexes indices indice frequency frequencies fertility growth
  croissance crecimiento crescita crescimento groei probability chance likelihood wahrscheinlichkeit relative
  saturation efficiency mpg bmi gini gdppc aandeel aandelen quota quotas parts`,
  `rate raten quote quoten anteil anteile dichte index durchschnitt mittel mittelwert mittelwerte prozent prozentsatz
  percentage ratio average density wachstum wirkungsgrad promille`,
);

/** How high, warm, fast, old, dear or good one thing is. */
export const LEVEL_WORDS = listWords(
  `heights elevation elevations altitude altitudes temp temps temperatures temperatuur pressures speeds vitesse
  velocidad velocita velocidade snelheid wind humidity feuchte humedad humidite umidita umidade age ages aged edad
  edades eta idade leeftijd scores score rating ratings noten note notes nota notas grade grades mark marks cijfer
  prices prix precio precios prezzo prezzi preco precos prijs prijzen wage wages salary salaries gehalt gehalter
  salaire salaires salario salarios stipendio loon lengths depths widths thickness diameter diameters durchmesser radius
  expect expectancy esperance esperanza speranza horsepower power displacement hubraum acceleration
  beschleunigung acidity ph voltage spannung concentration konzentration hauteur hauteurs altura alturas altitud
  altezza altezze altitudine hoogte pression presion pressione pressao longueur longueurs lunghezza lunghezze
  comprimento profondeur profondeurs profundidad profondita profundidade diepte largeur anchura largura larghezza
  level levels wasserstand degree degrees grad celsius fahrenheit kelvin noise larm brightness helligkeit
  magnitude intensity rank ranks rang ranking position maximum minimum highest lowest hochste tiefste kurs kurse dicke`,
  `temperatur temperaturen temperature temperatura temperature druck geschwindigkeit hohe hohen grosse grossen
  lange langen tiefe tiefen breite breiten alter preis preise lohn lohne erwartung pegel length height width depth
  speed pressure price wavelength luftfeuchtigkeit breedte lengte`,
);

/** What has no zero at which there is nothing of it: twice as many degrees are not twice as warm. */
export const WITHOUT_ZERO = listWords(
  `temp temps temperatures temperatuur celsius fahrenheit ph rank ranks rang ranking position grade grades noten note
  notes rating ratings`,
  'temperatur temperaturen temperature temperatura',
);

/** The header as a whole, where it is a price of a day. */
export const PRICES_OF_A_DAY: ReadonlySet<string> = new Set([
  'open',
  'close',
  'high',
  'low',
  'adj close',
  'adjclose',
]);

export const DATE_WORDS = listWords(
  `year years month date day week weekday quarter decade tag woche quartal jahrzehnt annee annees mois jour semaine ano
  anos mes dia semana anno anni mese giorno settimana jaar maand dag datum hour stunde time zeit saison season`,
  'jahr jahre monat datum woche',
);

export const CODE_WORDS = listWords(
  `id ids code codes codigo codice kennziffer nr lat latitude latitud latitudine lon lng longitude longitudine
  breitengrad langengrad zip zipcode postal plz postleitzahl iso isbn phone telefon telephone telefono direction
  directions dir richtung schl`,
  'nummer schlussel kennung',
);

/** They may be added here and not there: nothing is claimed. */
export const UNSURE_WORDS = listWords(
  `weight weights mass masses poids peso pesos massa distance distances distancia distanza afstand income incomes
  revenu revenus ingreso reddito renda inkomen duration durations duree duracion durata duracao duur
  delay delays loan loans credit balance balances saldo size sizes taille tamano dimensione tamanho fuel gas
  yield yields miles kilometres kilometers capacity capacite capacidad energy energie energia cash points punkte lap laps
  first last change changes difference unterschied veranderung`,
  'gewicht masse entfernung einkommen dauer zeit zeiten kapazitat kredit kredite',
);

/** What happens or is spent: it adds up over things and over time. */
export const AMOUNT_WORDS = listWords(
  `birth births naissances nacimientos nascite nascimentos geboorten death deaths tote deces muertes fallecidos morti
  mortes sterfgevallen wounds wounded wounding killed injured verletzte votes voix votos stemmen votants abstentions
  exprimes sale sales sold verkauft verkaufte ventes vendu vendus ventas vendidos vendite vendas verkocht order orders
  bestellung bestellungen commandes pedidos ordini revenue revenues gross turnover cost costs cout couts coste costes
  costo costos costi custo custos expense expenses expenditure expenditures spending ausgabe ausgaben depenses gasto
  gastos spesa spese uitgaven receipts disbursements einnahmen recettes ingresos budget budgets profit profits gewinn
  gewinne benefice benefices loss losses verlust verluste produced erzeugung produccion produzione producao generation
  output consumption consumo consommation consumi verbruik emissions emission emissionen emisiones emissioni
  accident accidents accidentes incidenti ongevallen visit visits visitors visitor visiteurs visitantes visite
  bezoekers downloads clicks views goal goals tore buts medal medals medaillen medailles donation donations spenden
  exports imports crime crimes case cases falle infections infektionen hurricanes storms sturme earthquakes erdbeben
  ticket tickets calls trips passengers fahrgaste passagiere guests gaste ubernachtungen overnight wanderungssaldo
  zuzuge fortzuge rainy_days wins siege defeats`,
  'geburten sterbefalle todesfalle stimmen verkaufe verkaufszahlen umsatz umsatze kosten produktion production verbrauch unfalle besucher besuche',
);

/** What there is at one time: it adds up over things, and not from one year to the next. */
export const STOCK_WORDS = listWords(
  `population populations pop inhabitants inhabitant habitants habitantes abitanti inwoners bevolking people persons
  person menschen personnes personas persone pessoas mensen household households menages hogares famiglie pupil pupils
  student students schulerinnen studenten studierende eleves etudiants alumnos estudiantes studenti alunni alunos
  leerlingen child children enfants ninos bambini criancas kinderen member members mitglieder membres miembros employee
  employees beschaftigte erwerbstatige employed unemployed arbeitslose worker workers army soldiers soldaten engineers
  teachers lehrer lehrerinnen men women boys girls manner frauen jungen madchen hommes femmes hombres mujeres uomini
  donne homens mulheres mannen vrouwen area areas superficie surface oppervlakte cars autos pkw vehicle vehicles
  voitures coches houses house buildings apartments flats schools schulen hospitals shops pharmacies apotheken doctors
  arzte books bucher livres libros libri boeken trees tree baume arbres arboles alberi animals tiere dogs cats birds
  hunde katzen vogel fish apples apfel bananas bananen oranges orangen pears birnen moons moon monde countries lander cities stadte
  seats sitze jobs companies firmen unternehmen farms cows kuhe sheep schafe inscrits capitalization debt debts schulden
  foreigners auslander auslanderinnen jahrige alleinerziehende survivors uberlebende`,
  'bevolkerung einwohner flache wohnungen gebaude haushalte schuler kraftwagen personen kinder fahrzeuge zahl anzahl',
);

/** What gathers at one place: the rain of days adds up, that of towns does not. */
export const GATHERED_WORDS = listWords(
  `rain rainfall precipitation precipitations snow snowfall pluie pluies neige lluvia lluvias precipitacion
  precipitaciones pioggia piogge precipitazioni chuva chuvas neerslag sunshine sonnenschein sonnenstunden regenmenge`,
  'regen niederschlag niederschlage schnee',
);

/** They begin a header that counts. */
export const COUNT_WORDS: ReadonlySet<string> = new Set(
  'number numbers count counts anzahl zahl nombre nbre nb numero num aantal quantity quantite cantidad quantita'.split(
    ' ',
  ),
);

export const SHARE_UNIT = /%|‰|\bper\b|\bje\b|\bpro\b|\bpar\b|\p{L}\/[\p{L}\d]|^1\/|^mpg$/u;
export const LEVEL_UNIT =
  /^(?:°.*|k|celsius|fahrenheit|kelvin|degrees?.*|grad.*|hpa|kpa|pa|mbar|bar|psi|mmhg|mph|kmh|knots?|kn|db|hz|khz|mhz|v|lx|hp|ps|kw|cc|ph)$/u;
export const STOCK_UNIT =
  /^(?:(?:people|persons?|personen|inhabitants|einwohner|habitants|habitantes|pieces|stuck)|(?:km|m|mi)²|ha|hectares?|acres?|square .*)$/u;
