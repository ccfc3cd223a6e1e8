<?php
/*
 * Checks the list of the agenda that the packages print: `php tests/slow/cms/agenda.php ParvisAgenda.php`. Prints the failures;
 * tests/slow/cms/wordpress.mjs runs it on the installed plugin.
 */
list( , $class ) = $argv;
require $class;

$failures = 0;
function check( $what, $got, $wanted ) {
	global $failures;
	if ( $got !== $wanted ) {
		++$failures;
		echo $what, ': ', json_encode( $got, JSON_UNESCAPED_UNICODE ), ' instead of ', json_encode( $wanted, JSON_UNESCAPED_UNICODE ), "\n";
	}
}

$base = array( 'data-parvis' => 'agenda', 'data-api' => 'https://a' );
check( 'another widget', ParvisAgenda::source( array( 'data-parvis' => 'members' ) + $base ), null );
check( 'the address', ParvisAgenda::source( $base ), 'https://a/api/agenda/?limite=30' );
check(
	'filters',
	ParvisAgenda::source( $base + array( 'data-place' => 'Église & co', 'data-search' => 'é"', 'data-from' => '2026-12-01', 'data-view' => 'month' ) ),
	'https://a/api/agenda/?limite=30&du=2026-12-01&lieu=%C3%89glise%20%26%20co&recherche=%C3%A9%22'
);

$print = function ( $data ) {
	return ParvisAgenda::content( is_array( $data ) ? json_encode( array( 'data' => $data ) ) : $data, 'https://a' );
};
$link  = '<div slot="loading" class="parvis-agenda"><p><a href="https://a/flux/public.ics">Ouvrir l’agenda (fichier pour calendriers)</a></p></div>';
foreach ( array( null, '', '<!doctype html>', '{"data":null}', '{"data":{"dates":"x"}}', str_repeat( ' ', ParvisAgenda::MOST ) . '{}' ) as $body ) {
	check( 'no list: ' . substr( (string) $body, 0, 20 ), $print( $body ), $link );
}
check( 'an empty list', strip_tags( $print( array( 'dates' => array() ) ) ), 'S’abonner à cet agenda (fichier pour calendriers)Aucun événement à venir' );

$evil = array( 'nom_evenement' => '<b onclick="x">"\'</script>', 'lieu' => '<i>', 'date' => '2026-11-01', 'heure_debut' => '9:30:00', 'heure_fin' => '11:00', 'annule' => true );
$html = $print( array( 'abonnement' => 'javascript:alert(1)', 'dates' => array( $evil, array( 'date' => '2026-02-31', 'nom_evenement' => 'x' ), 5, array( 'date' => '2026-12-05', 'nom_evenement' => 'Culte' ) ) ) );
check( 'no markup of others', preg_match_all( '#<(b|i)[ >]#', $html ), 0 );
check( 'one script', substr_count( $html, '<script' ) . substr_count( $html, '</script>' ), '11' );
check( 'only the address of the back end', preg_match_all( '/href="([^"]*)"/', $html, $found ) . $found[1][0], '1https://a/flux/public.ics' );
$text = preg_replace( '#<script.*</script>#', '', $html );
check( 'the days', preg_match_all( '#<h3>([^<]*)</h3>#', $text, $days ) . implode( ', ', $days[1] ), '2Dimanche 1er novembre 2026, Samedi 5 décembre 2026' );
check( 'a cancelled date', false !== strpos( $text, '<li>09:30 – 11:00 · <strong>Annulé</strong> <s>&lt;b onclick=&quot;x&quot;&gt;' ), true );
check( 'no hour', false !== strpos( $text, '<li>Journée · <strong>Culte</strong></li>' ), true );
check( 'one line', false === strpos( $html, "\n" ), true );
preg_match( '#<script type="application/ld\+json">(.*)</script>#', $html, $data );
$events = json_decode( $data[1], true );
check( 'what engines read', array( $events[0]['name'], $events[0]['startDate'], $events[0]['eventStatus'], $events[1]['startDate'], count( $events ) ), array( $evil['nom_evenement'], '2026-11-01T09:30', 'https://schema.org/EventCancelled', '2026-12-05', 2 ) );
$kept = $print( array( 'abonnement' => '/flux/public.ics?lieu=Temple&recherche=a', 'dates' => array() ) );
check( 'the filtered calendar', false !== strpos( $kept, 'href="https://a/flux/public.ics?lieu=Temple&amp;recherche=a"' ), true );

exit( $failures > 0 ? 1 : 0 );
