<?php
/*
 * Checks what authors choose from: `php tests/slow/cms/lists.php ParvisLists.php ParvisPlaceholder.php widgets.json`, against an
 * HTTP server of its own, which answers at once, after four seconds, or drop by drop. Prints the failures.
 */
if ( 'cli-server' === PHP_SAPI ) {
	$mode = (string) @file_get_contents( getenv( 'PARVIS_MODE' ) );
	file_put_contents( getenv( 'PARVIS_MODE' ) . '.log', json_encode( array( $_SERVER['REQUEST_URI'], $_SERVER['HTTP_AUTHORIZATION'] ?? '' ) ) . "\n", FILE_APPEND );
	if ( 'slow' === $mode ) {
		sleep( 4 );
	}
	if ( 'refused' === $mode ) {
		http_response_code( 403 );
	}
	if ( 'away' === $mode ) {
		header( 'Location: http://127.0.0.1:1/', true, 302 );
	}
	if ( 'drops' === $mode ) {
		for ( $drop = 0; $drop < 6; $drop++ ) {
			echo str_repeat( ' ', 4096 );
			flush();
			usleep( 800000 );
		}
	}
	$rows = array( array( 'identifiant' => 'aide-1', 'nom' => 'Aide', 'etat' => 'ouvert' ), array( 'identifiant' => '"><script>', 'nom' => 'x' ), array( 'identifiant' => 'sans-nom' ), 5 );
	$open = array( array( 'identifiant' => 'fete', 'nom' => 'Fête', 'jour' => '2031-03-23', 'etat' => 'ouvert' ) );
	echo json_encode( array( 'success' => true, 'data' => array( 'formulaires' => $rows, 'inscriptions' => $open, 'agenda' => array( 'public' => true ) ) ) );
	exit;
}

list( , $class, $placeholder_class, $widgets ) = $argv;
require $class;
require $placeholder_class;

$failures = 0;
function check( $what, $got, $wanted ) {
	global $failures;
	if ( $got !== $wanted ) {
		++$failures;
		echo $what, ': ', json_encode( $got, JSON_UNESCAPED_UNICODE ), ' instead of ', json_encode( $wanted, JSON_UNESCAPED_UNICODE ), "\n";
	}
}

$mode = tempnam( sys_get_temp_dir(), 'parvis' );
$free = stream_socket_server( 'tcp://127.0.0.1:0' );
$host = stream_socket_get_name( $free, false );
fclose( $free );
$server = proc_open( array( PHP_BINARY, '-S', $host, __FILE__ ), array( 1 => array( 'file', '/dev/null', 'w' ), 2 => array( 'file', '/dev/null', 'w' ) ), $pipes, null, array( 'PARVIS_MODE' => $mode, 'PHP_CLI_SERVER_WORKERS' => '4' ) + getenv() );
for ( $tries = 0; $tries < 600 && ! @fsockopen( 'tcp://' . $host ); $tries++ ) {
	usleep( 50000 );
}

$api    = 'http://' . $host;
$key    = str_repeat( 'k', 43 );
$kept   = null;
$keep   = function ( $next ) use ( &$kept ) {
	$kept = $next;
};
$answer = function ( $how, $own = null, $is_old = true ) use ( &$kept, $keep, $mode, $api, $key ) {
	file_put_contents( $mode, $how );
	if ( $is_old && is_array( $kept ) ) {
		$kept['until'] = time();
	}
	return ParvisLists::lists( $api, null === $own ? $key : $own, $kept, array( 'ParvisLists', 'fetch' ), $keep );
};
$calls  = function () use ( $mode ) {
	return is_file( "$mode.log" ) ? file( "$mode.log", FILE_IGNORE_NEW_LINES ) : array();
};

check( 'no key', ParvisLists::lists( $api, '', null, 'strlen', $keep ), null );
check( 'no list yet, and no back end', ParvisLists::lists( 'http://127.0.0.1:1', $key, null, array( 'ParvisLists', 'fetch' ), $keep ), null );

$good = $answer( 'well' );
check( 'forms', $good['formulaires'], array( array( 'value' => 'aide-1', 'label' => 'Aide' ) ) );
check( 'registrations', $good['inscriptions'], array( array( 'value' => 'fete', 'label' => 'Fête (23/03/2031)' ) ) );
check( 'agenda and age', array( $good['agenda'], $good['since'], ParvisLists::notice( $good ) ), array( true, null, '' ) );
check( 'the call', json_decode( $calls()[0], true ), array( '/api/site/liste/', 'Token ' . $key ) );
check( 'no secret is kept', strpos( json_encode( $kept ), $key ), false );
$answer( 'well', null, false );
check( 'a fresh list is not asked for again', count( $calls() ), 1 );

foreach ( array( 'slow', 'drops' ) as $how ) {
	$begun = microtime( true );
	$old   = $answer( $how );
	$took  = microtime( true ) - $begun;
	check( "$how: the last good list", $old['formulaires'], $good['formulaires'] );
	check( "$how: within three seconds ($took)", $took < 3.9, true );
	check( "$how: its age is told", array( $old['since'] === $kept['at'], 0 === strpos( ParvisLists::notice( $old ), 'Le serveur de Parvis ne répond pas' ) ), array( true, true ) );
	$begun = microtime( true );
	$again = $answer( $how, null, false );
	check( "$how: a failure is not tried again at once", array( $again['since'] === $kept['at'], microtime( true ) - $begun < 1 ), array( true, true ) );
}
check( 'a redirect takes the key nowhere', $answer( 'away' )['formulaires'], $good['formulaires'] );
check( 'a refusal takes nothing away', $answer( 'refused' )['formulaires'], $good['formulaires'] );
check( 'another key has no list of this one', $answer( 'refused', str_repeat( 'x', 43 ), false ), null );
check( 'it comes back', $answer( 'well' )['since'], null );
proc_terminate( $server );
proc_close( $server );
array_map( 'unlink', array( $mode, "$mode.log" ) );

foreach ( array( '', '<!doctype html>', '{"data":null}', '{"data":{"formulaires":"x"}}', str_repeat( ' ', ParvisLists::MOST ) . '{}', null ) as $body ) {
	check( 'no list: ' . substr( (string) $body, 0, 20 ), ParvisLists::read( $body ), null );
}
check( 'keys', array_map( array( 'ParvisLists', 'key' ), array( " $key\n", 'x', "$key\nx", 'a b' . $key, null ) ), array( $key, '', '', '', '' ) );
check( 'choices', ParvisLists::choices( $good ), array( 'form:aide-1' => 'Formulaire : Aide', 'registration:fete' => 'Inscription : Fête (23/03/2031)' ) );
check( 'a chosen form is sent', ParvisLists::chosen( 'form:aide-1', 'members', array( 'theme' => 'dark' ) ), array( 'form', array( 'theme' => 'dark', 'identifiant' => 'aide-1', 'submit' => 'true' ) ) );
check( 'no choice', ParvisLists::chosen( 'form:"><', 'members', array() ), array( 'members', array() ) );

$placeholder = new ParvisPlaceholder( $widgets );
$link        = function ( $name, array $given ) use ( $placeholder ) {
	return ParvisPlaceholder::link( $placeholder->attributes( $name, $given, 'https://a', 'auto' ), $given );
};
check( 'a form', $link( 'form', array( 'identifiant' => 'aide"<é' ) ), '<p class="parvis-link"><a href="https://a/formulaires/aide%22%3C%C3%A9">Ouvrir le formulaire</a></p>' );
check( 'a form without a name', $link( 'form', array() ), '' );
check( 'a registration', $link( 'registration', array( 'identifiant' => 'fete' ) ), '' );
check( 'its page, escaped', $link( 'registration', array( 'lien' => 'https://b.example/?a=1&b="x' ) ), '<p class="parvis-link"><a href="https://b.example/?a=1&amp;b=&quot;x">Ouvrir l’inscription</a></p>' );
check( 'a page of the site', $link( 'registration', array( 'link' => '/fete' ) ), '<p class="parvis-link"><a href="/fete">Ouvrir l’inscription</a></p>' );
foreach ( array( 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://a@evil.example', "https://a\nb", array( 'x' ) ) as $bad ) {
	check( 'no page: ' . json_encode( $bad ), $link( 'registration', array( 'lien' => $bad ) ), '' );
}
check( 'for no one but visitors', $link( 'members', array( 'lien' => '/x' ) ), '' );

exit( $failures > 0 ? 1 : 0 );
