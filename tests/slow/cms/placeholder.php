<?php
/*
 * Checks how the PHP that the packages share reads what people write: `php tests/slow/cms/placeholder.php
 * ParvisPlaceholder.php widgets.json`. Prints the failures; tests/slow/cms/wordpress.mjs runs it on the installed plugin.
 */
list( , $class, $widgets ) = $argv;
require $class;

$failures = 0;
function check( $what, $got, $wanted ) {
	global $failures;
	if ( $got !== $wanted ) {
		++$failures;
		echo $what, ': ', json_encode( $got ), ' instead of ', json_encode( $wanted ), "\n";
	}
}

$addresses = array(
	'https://api.example.org/'      => 'https://api.example.org',
	' http://localhost:4173 '       => 'http://localhost:4173',
	'https://example.org/api-paroisse/' => 'https://example.org/api-paroisse',
	'javascript:alert(1)'           => '',
	'//example.org'                 => '',
	'ftp://example.org'             => '',
	'https://user:pass@example.org' => '',
	'https://example.org/?q=1'      => '',
	'https://example.org/"><script>' => '',
	'example.org'                   => '',
	''                              => '',
);
foreach ( $addresses as $written => $kept ) {
	check( "address $written", ParvisPlaceholder::address( $written ), $kept );
}
check( 'no address', ParvisPlaceholder::address( array( 'https://example.org' ) ), '' );

$placeholder = new ParvisPlaceholder( $widgets );
$base = array( 'data-parvis' => 'members', 'data-api' => 'https://a' );
$made = function ( $name, $given, $theme = 'auto' ) use ( $placeholder ) {
	return $placeholder->attributes( $name, $given, 'https://a', $theme );
};
check( 'names of attributes', $made( 'Membres', array( 'page_size' => '25', 'SEARCH' => 'é"<' ) ), $base + array( 'data-page-size' => '25', 'data-search' => 'é"<', 'data-theme' => 'auto' ) );
check( 'unknown attributes', $made( 'members', array( 'onclick' => 'x', 'style' => 'x', 'parvis' => 'login', 'api' => 'https://evil', 'data-api' => 'https://evil' ) ), $base + array( 'data-theme' => 'auto' ) );
check( 'invalid values', $made( 'members', array( 'page-size' => '7', 'search' => array( 'x' ), 'theme' => 'pink', 'readonly' => 'non' ) ), $base );
check( 'a boolean in French', $made( 'members', array( 'readonly' => 'oui', 'theme' => '' ), 'dark' ), $base + array( 'data-theme' => 'dark', 'data-readonly' => 'true' ) );
check( 'its own theme', $made( 'members', array( 'theme' => 'light' ), 'dark' ), $base + array( 'data-theme' => 'light' ) );
check( 'underscores in names', $made( 'tableau_de_bord', array() )['data-parvis'], 'dashboard' );
check( 'no such widget', $made( 'membre', array() ), null );
check( 'no name', $made( null, array() ), null );

exit( $failures > 0 ? 1 : 0 );
