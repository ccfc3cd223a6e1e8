<?php
/**
 * The code that all packages share. It turns what an author wrote (`widget="membres" page_size="25"`) into the
 * attributes of the placeholder `<div data-parvis="members" data-page-size="25">`. It only accepts attributes that the
 * widget declares, and never an address, because the site's settings decide where passwords go. It does not escape the
 * values; its callers do when they print them.
 *
 * @license MIT
 */
final class ParvisPlaceholder {
	/** @var array<string, mixed> The file widgets.json. */
	private $list;

	/** @param string $file Path of widgets.json. */
	public function __construct( $file ) {
		$list       = json_decode( (string) file_get_contents( $file ), true );
		$this->list = is_array( $list ) ? $list : array( 'version' => '', 'build' => '', 'widgets' => array() );
	}

	/** The value after `parvis.js?ver=`. */
	public function version() {
		return $this->list['version'] . '-' . $this->list['build'];
	}

	/** @return array<int, array<string, mixed>> All widgets, in the order of the documentation. */
	public function widgets() {
		return $this->list['widgets'];
	}

	/**
	 * @param mixed $name `members` or, in French, `membres`.
	 * @return array<string, mixed>|null
	 */
	public function find( $name ) {
		$wanted = str_replace( '_', '-', strtolower( trim( is_string( $name ) ? $name : '' ) ) );
		foreach ( $this->widgets() as $widget ) {
			if ( in_array( $wanted, array( $widget['name'], $widget['alias'], $widget['formerAlias'] ?? null ), true ) ) {
				return $widget;
			}
		}
		return null;
	}

	/**
	 * @param mixed                $name  Name of the widget.
	 * @param array<mixed, mixed>  $given `page_size`, `page-size` and `data-page-size` mean the same.
	 * @param string               $api   Address of the back end.
	 * @param string               $theme Theme of widgets that name none.
	 * @return array<string, string>|null Attributes of the placeholder; null when there is no such widget.
	 */
	public function attributes( $name, array $given, $api, $theme = 'auto' ) {
		$widget = $this->find( $name );
		if ( null === $widget ) {
			return null;
		}
		$written = array( 'theme' => $theme );
		foreach ( $given as $key => $value ) {
			if ( '' !== $value ) {
				$written[ $this->attribute_name( $key ) ] = $value;
			}
		}
		$result = array( 'data-parvis' => $widget['name'], 'data-api' => $api );
		foreach ( $widget['attributes'] as $attribute ) {
			$value = $this->value( $attribute, isset( $written[ $attribute['name'] ] ) ? $written[ $attribute['name'] ] : null );
			if ( null !== $value ) {
				$result[ 'data-' . $attribute['name'] ] = $value;
			}
		}
		return $result;
	}

	private function attribute_name( $key ) {
		return preg_replace( '/^data-/', '', str_replace( '_', '-', strtolower( (string) $key ) ) );
	}

	/**
	 * The value to write, or null for the attribute's default. Flags are written as `true`, because filters remove
	 * attributes without a value.
	 */
	private function value( array $attribute, $given ) {
		if ( 'flag' === $attribute['kind'] ) {
			$word = is_string( $given ) ? strtolower( trim( $given ) ) : $given;
			$yes  = array( true, 1, 'true', '1', 'yes', 'on', 'oui', $attribute['name'] );
			return in_array( $word, $yes, true ) ? 'true' : null;
		}
		if ( ! is_scalar( $given ) || is_bool( $given ) || '' === trim( (string) $given ) ) {
			return null;
		}
		$word = trim( (string) $given );
		if ( isset( $attribute['values'] ) ) {
			return in_array( $word, array_column( $attribute['values'], 'value' ), true ) ? $word : null;
		}
		return 'number' === $attribute['kind'] && ! is_numeric( $word ) ? null : $word;
	}

	/**
	 * What stands in the placeholder for readers without scripts, in one line, because filters add paragraphs between lines: a
	 * link to the form's own page, or to the page that the author named with `lien` or `link`. The widget replaces it.
	 *
	 * @param array<string, string> $attributes As `attributes` gives them.
	 * @param array<mixed, mixed>   $given      What the author wrote.
	 */
	public static function link( array $attributes, array $given ) {
		$is_form = 'form' === $attributes['data-parvis'];
		$written = isset( $given['lien'] ) ? $given['lien'] : ( isset( $given['link'] ) ? $given['link'] : '' );
		$address = self::page( $written );
		if ( '' === $address && $is_form && isset( $attributes['data-identifiant'] ) ) {
			$address = $attributes['data-api'] . '/formulaires/' . rawurlencode( $attributes['data-identifiant'] );
		}
		if ( '' === $address || ! in_array( $attributes['data-parvis'], array( 'form', 'registration', 'agenda' ), true ) ) {
			return '';
		}
		$words = array(
			'form'         => 'Ouvrir le formulaire',
			'registration' => 'Ouvrir l’inscription',
			'agenda'       => 'Ouvrir l’agenda',
		);
		return '<p class="parvis-link"><a href="' . htmlspecialchars( $address, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) . '">' . $words[ $attributes['data-parvis'] ] . '</a></p>';
	}

	/** A page of this site or of another one, by http(s); '' for anything else. */
	private static function page( $written ) {
		$address = trim( is_string( $written ) ? $written : '' );
		return preg_match( '#^(https?://[^\s/?\#@\\\\][^\s@\\\\]*|/([^\s/\\\\][^\s\\\\]*)?)$#iD', $address ) ? $address : '';
	}

	/**
	 * The address of a back end as the settings keep it: http(s), without a final slash or a user name; '' when it is
	 * invalid.
	 *
	 * @param mixed $written What an administrator wrote.
	 */
	public static function address( $written ) {
		$address = rtrim( trim( is_string( $written ) ? $written : '' ), '/' );
		$parts   = parse_url( $address );
		$is_good = is_array( $parts ) && isset( $parts['scheme'], $parts['host'] )
			&& in_array( strtolower( $parts['scheme'] ), array( 'http', 'https' ), true )
			&& ! isset( $parts['user'] ) && ! isset( $parts['query'] ) && ! isset( $parts['fragment'] )
			&& ! preg_match( '/[\s"\'<>\\\\]/', $address );
		return $is_good ? $address : '';
	}
}
