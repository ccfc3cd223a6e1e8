<?php
/**
 * The agenda as a list that reads without scripts, from the answer of the back end: events by day, and the same as JSON-LD
 * for search engines. The element <parvis-agenda> shows the list until it has its own. What is read is text of others: every
 * value is escaped, and no address but those of the settings' back end is linked.
 *
 * @license MIT
 */
final class ParvisAgenda {
	/** As many dates as the element asks for first, so that both lists are the same. */
	const DATES = 30;

	/** A longer answer is not read. In bytes. */
	const MOST = 262144;

	/** Seconds for which a list is kept, a failure, and after which an answer is not waited for. */
	const KEPT        = 300;
	const KEPT_FAILED = 60;
	const WAITED      = 3;

	private static $days   = array( 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche' );
	private static $months = array( 'janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre' );

	/**
	 * The address to read, for the attributes of a placeholder; null for another widget.
	 *
	 * @param array<string, string> $attributes As ParvisPlaceholder gives them.
	 */
	public static function source( array $attributes ) {
		if ( ! isset( $attributes['data-parvis'] ) || 'agenda' !== $attributes['data-parvis'] ) {
			return null;
		}
		$query = array( 'limite' => self::DATES );
		$names = array(
			'du'        => 'data-from',
			'au'        => 'data-until',
			'lieu'      => 'data-place',
			'recherche' => 'data-search',
		);
		foreach ( $names as $key => $name ) {
			if ( isset( $attributes[ $name ] ) ) {
				$query[ $key ] = $attributes[ $name ];
			}
		}
		return $attributes['data-api'] . '/api/agenda/?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * What stands in the placeholder, in one line, because filters add paragraphs between lines.
	 *
	 * @param string|null $body The answer; null when there was none.
	 * @param string      $api  Address of the back end.
	 */
	public static function content( $body, $api ) {
		$answer = null === $body || strlen( $body ) > self::MOST ? null : json_decode( $body, true, 16 );
		$data   = is_array( $answer ) && isset( $answer['data'] ) && is_array( $answer['data'] ) ? $answer['data'] : null;
		$dates  = isset( $data['dates'] ) && is_array( $data['dates'] ) ? array_values( array_filter( array_slice( $data['dates'], 0, 1000 ), array( self::class, 'is_date' ) ) ) : null;
		$feed   = self::escape( $api . self::feed_path( $data ) );
		if ( null === $dates ) {
			return '<div slot="loading" class="parvis-agenda"><p><a href="' . $feed . '">Ouvrir l’agenda (fichier pour calendriers)</a></p></div>';
		}
		$html = '<p class="parvis-agenda-feed"><a href="' . $feed . '">S’abonner à cet agenda (fichier pour calendriers)</a></p>';
		if ( array() === $dates ) {
			$html .= '<p>Aucun événement à venir</p>';
		}
		$day = '';
		foreach ( $dates as $date ) {
			if ( $date['date'] !== $day ) {
				$html .= ( '' === $day ? '' : '</ul>' ) . '<h3>' . self::long_day( $date['date'] ) . '</h3><ul>';
				$day   = $date['date'];
			}
			$html .= self::entry( $date );
		}
		$html .= '' === $day ? '' : '</ul>' . self::structured( $dates );
		return '<div slot="loading" class="parvis-agenda">' . $html . '</div>';
	}

	/** Only a path below the back end, because the answer may name any address. */
	private static function feed_path( $data ) {
		$path = isset( $data['abonnement'] ) && is_string( $data['abonnement'] ) ? $data['abonnement'] : '';
		return preg_match( '#^/[a-z][\w./?=&%+-]*$#i', $path ) ? $path : '/flux/public.ics';
	}

	/** Whether it has what an entry needs. */
	public static function is_date( $date ) {
		return is_array( $date ) && isset( $date['nom_evenement'], $date['date'] ) && is_string( $date['nom_evenement'] )
			&& is_string( $date['date'] ) && preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/', $date['date'], $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}

	private static function text( array $date, $key ) {
		return isset( $date[ $key ] ) && is_string( $date[ $key ] ) ? trim( $date[ $key ] ) : '';
	}

	private static function hour( array $date, $key ) {
		return preg_match( '/^(\d{1,2}:\d{2})/', self::text( $date, $key ), $found ) ? str_pad( $found[1], 5, '0', STR_PAD_LEFT ) : '';
	}

	private static function entry( array $date ) {
		$start = self::hour( $date, 'heure_debut' );
		$end   = self::hour( $date, 'heure_fin' );
		$hours = '' === $start ? 'Journée' : $start . ( '' === $end || $end === $start ? '' : ' – ' . $end );
		$name  = self::escape( self::text( $date, 'nom_evenement' ) );
		$name  = self::is_off( $date ) ? '<strong>Annulé</strong> <s>' . $name . '</s>' : '<strong>' . $name . '</strong>';
		$place = self::text( $date, 'lieu' );
		return '<li>' . $hours . ' · ' . $name . ( '' === $place ? '' : ' · ' . self::escape( $place ) ) . '</li>';
	}

	private static function is_off( array $date ) {
		return isset( $date['annule'] ) && true === $date['annule'];
	}

	/** «Samedi 5 décembre 2026» */
	private static function long_day( $day ) {
		$time   = gmmktime( 12, 0, 0, (int) substr( $day, 5, 2 ), (int) substr( $day, 8, 2 ), (int) substr( $day, 0, 4 ) );
		$number = (int) gmdate( 'j', $time );
		$words  = self::$days[ (int) gmdate( 'N', $time ) - 1 ] . ' ' . ( 1 === $number ? '1er' : $number ) . ' ' . self::$months[ (int) gmdate( 'n', $time ) - 1 ] . ' ' . gmdate( 'Y', $time );
		return ucfirst( $words );
	}

	/** A block of data: browsers don't run it, so no policy of scripts refuses it in the page's own source. */
	private static function structured( array $dates ) {
		$events = array();
		foreach ( $dates as $date ) {
			$start = self::hour( $date, 'heure_debut' );
			$end   = self::hour( $date, 'heure_fin' );
			$place = self::text( $date, 'lieu' );
			$event = array(
				'@context'    => 'https://schema.org',
				'@type'       => 'Event',
				'name'        => self::text( $date, 'nom_evenement' ),
				'startDate'   => $date['date'] . ( '' === $start ? '' : 'T' . $start ),
				'eventStatus' => 'https://schema.org/' . ( self::is_off( $date ) ? 'EventCancelled' : 'EventScheduled' ),
			);
			if ( '' !== $start && $end > $start ) {
				$event['endDate'] = $date['date'] . 'T' . $end;
			}
			if ( '' !== $place ) {
				$event['location'] = array(
					'@type'   => 'Place',
					'name'    => $place,
					'address' => $place,
				);
			}
			$events[] = $event;
		}
		$json = json_encode( $events, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_INVALID_UTF8_SUBSTITUTE );
		return '<script type="application/ld+json">' . $json . '</script>';
	}

	private static function escape( $text ) {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}
}
