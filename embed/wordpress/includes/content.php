<?php
/**
 * Handles placeholders `<div data-parvis="members">` and elements `<parvis-members>` written by hand. An author of
 * posts could write a placeholder whose sign-in form sends passwords elsewhere, so every placeholder gets the site's
 * own address, and the script refuses any other origin. Elements keep their address, and the script refuses them when
 * it is of another origin.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

// Runs after blocks (9) and shortcodes (11).
add_filter( 'the_content', 'parvis_complete_content', 20 );
add_filter( 'the_excerpt', 'parvis_complete_content', 20 );
add_filter( 'widget_text_content', 'parvis_complete_content', 20 );
add_filter( 'widget_block_content', 'parvis_complete_content', 20 );

/** @param string $content HTML. */
function parvis_complete_content( $content ) {
	if ( ! is_string( $content ) || ( false === stripos( $content, 'data-parvis' ) && false === stripos( $content, '<parvis-' ) ) ) {
		return $content;
	}
	$tag      = '/<([a-z][a-z0-9-]*)((?:[\s\/](?:[^>"\']|"[^"]*"|\'[^\']*\')*)?)>/i';
	$complete = preg_replace_callback( $tag, 'parvis_complete_tag', $content );
	return null === $complete ? $content : $complete;
}

/** @param array<int, string> $found The tag, its name, its attributes. */
function parvis_complete_tag( array $found ) {
	list( $tag, $name, $rest ) = $found;
	$is_element = 0 === stripos( $name, 'parvis-' );
	if ( ! $is_element && ! preg_match( '/[\s\/"\']data-parvis[\s=\/]/i', $rest . ' ' ) ) {
		return $tag;
	}
	$api = parvis_options()['api'];
	if ( '' === $api ) {
		return $tag;
	}
	wp_enqueue_script( PARVIS_LOADER );
	if ( $is_element && preg_match( '/\sapi\s*=/i', $rest ) ) {
		return $tag;
	}
	$first = '/\s' . ( $is_element ? 'api' : 'data-api' ) . '\s*=\s*"([^"]*)"/i';
	if ( preg_match( $first, $rest, $written ) && esc_attr( $api ) === $written[1] && 1 === substr_count( strtolower( $rest ), 'data-api' ) ) {
		return $tag;
	}
	// When an attribute is written twice, browsers take the first.
	return sprintf( '<%s %s="%s"%s>', $name, $is_element ? 'api' : 'data-api', esc_attr( $api ), $rest );
}
