<?php
/**
 * Prints a widget for the block and the shortcode.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

add_shortcode( 'parvis', 'parvis_shortcode' );

/**
 * `[parvis widget="members" page_size="25"]`
 *
 * @param array<mixed, mixed>|string $given Attributes that the author wrote; '' when there are none.
 */
function parvis_shortcode( $given ) {
	$given = is_array( $given ) ? $given : array();
	// `readonly` without a value means readonly="true".
	foreach ( $given as $key => $value ) {
		if ( is_int( $key ) ) {
			$given[ $value ] = 'true';
		}
	}
	return parvis_widget( isset( $given['widget'] ) ? $given['widget'] : 'console', $given );
}

/**
 * The widget's HTML in one line, because filters add paragraphs between lines.
 *
 * @param string              $name    Name of the widget.
 * @param array<mixed, mixed> $given   Attributes that the author wrote.
 * @param string              $wrapper Attributes of the element, already escaped.
 */
function parvis_widget( $name, array $given, $wrapper = '' ) {
	if ( is_feed() ) {
		return '';
	}
	$options    = parvis_options();
	$attributes = parvis_placeholder()->attributes( $name, $given, $options['api'], $options['theme'] );
	if ( null === $attributes ) {
		/* translators: %s: name of a widget */
		return parvis_hint( sprintf( __( 'Parvis n’a pas de composant « %s ».', 'parvis' ), $name ) );
	}
	if ( '' === $options['api'] ) {
		return parvis_hint( __( 'Indiquez l’adresse de votre serveur Parvis dans Réglages → Parvis.', 'parvis' ) );
	}
	wp_enqueue_script( PARVIS_LOADER );
	$html = '';
	foreach ( $attributes as $attribute => $value ) {
		$html .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
	}
	return parvis_height_style() . '<div' . ( '' === $wrapper ? '' : ' ' . $wrapper ) . $html . '>' . parvis_plain_content( $attributes, $given ) . '</div>';
}

/**
 * What visitors read without scripts.
 *
 * @param array<string, string> $attributes Attributes of the placeholder.
 * @param array<mixed, mixed>   $given      What the author wrote.
 */
function parvis_plain_content( array $attributes, array $given ) {
	$agenda = parvis_agenda_content( $attributes );
	return '' === $agenda ? ParvisPlaceholder::link( $attributes, $given ) : $agenda;
}

/**
 * Prints the style sheet that reserves the height of widgets before the first of them, because the head is often
 * printed already.
 */
function parvis_height_style() {
	static $is_there = false;
	if ( $is_there || is_admin() ) {
		return '';
	}
	$is_there = true;
	$address  = add_query_arg( 'ver', parvis_placeholder()->version(), plugins_url( 'parvis.css', PARVIS_FILE ) );
	return '<link rel="stylesheet" href="' . esc_url( $address ) . '" />';
}

/** Explains the mistake to users who can correct it; visitors see nothing. */
function parvis_hint( $sentence ) {
	return current_user_can( 'edit_posts' ) ? '<p class="parvis-hint">' . esc_html( $sentence ) . '</p>' : '';
}
