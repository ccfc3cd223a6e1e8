<?php
/**
 * @package Parvis
 * @license MIT
 */

namespace Parvis\Module\Parvis\Site\Dispatcher;

\defined('_JEXEC') or die;

use Joomla\CMS\Dispatcher\AbstractModuleDispatcher;

require_once \dirname(__DIR__, 2) . '/ParvisLists.php';
require_once \dirname(__DIR__, 2) . '/ParvisPlaceholder.php';

/** Gives the layout the attributes of the placeholder, and adds the loader to the page. */
final class Dispatcher extends AbstractModuleDispatcher
{
	/** @var array<string, true> Addresses of the modules printed so far. */
	private static $apis = [];

	protected function getLayoutData(): array
	{
		$data   = parent::getLayoutData();
		$params = $data['params'];
		$placeholder   = new \ParvisPlaceholder(\dirname(__DIR__, 2) . '/widgets.json');
		$api    = \ParvisPlaceholder::address($params->get('api', ''));
		[$widget, $settings] = \ParvisLists::chosen($params->get('choice', ''), $params->get('widget', 'members'), $this->settings($params->get('settings')));
		$data['attributes'] = $api === '' ? null : $placeholder->attributes($widget, $settings, $api, $params->get('theme', 'auto'));
		$data['content']    = '';
		if ($data['attributes'] !== null) {
			$data['content'] = \ParvisPlaceholder::link($data['attributes'], $settings);
			$this->loadScript($placeholder->version(), $api);
		}

		return $data;
	}

	/** Turns the rows of name and value into one list. */
	private function settings($rows): array
	{
		$settings = [];
		foreach ((array) $rows as $row) {
			$row = (array) $row;
			if (!empty($row['name'])) {
				$settings[$row['name']] = $row['value'] ?? '';
			}
		}

		return $settings;
	}

	/**
	 * Loads the script as a module. A script that an optimiser merges would not run, so its attributes ask optimisers to
	 * leave it alone. It names the back ends of all modules of the page, so that text of the page can't name another one.
	 */
	private function loadScript(string $version, string $api): void
	{
		self::$apis[$api] = true;
		$assets = $this->getApplication()->getDocument()->getWebAssetManager();
		$assets->registerAndUseStyle('mod_parvis.height', 'mod_parvis/parvis.css', ['version' => $version, 'relative' => true]);
		$assets->registerAndUseScript(
			'mod_parvis.loader',
			'mod_parvis/parvis.js',
			['version' => $version, 'relative' => true],
			['type' => 'module', 'data-api' => implode(' ', array_keys(self::$apis)), 'data-cfasync' => 'false', 'data-no-optimize' => '1', 'data-noptimize' => '1']
		);
	}
}
