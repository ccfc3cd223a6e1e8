<?php

namespace Drupal\parvis\Form;

use Drupal\Core\Cache\Cache;
use Drupal\Core\Form\ConfigFormBase;
use Drupal\Core\Form\FormStateInterface;

require_once dirname(__DIR__, 2) . '/ParvisLists.php';
require_once dirname(__DIR__, 2) . '/ParvisPlaceholder.php';

/** The settings: address of the back end, theme, and key of the site. */
class SettingsForm extends ConfigFormBase {

  /**
   * {@inheritdoc}
   */
  public function getFormId() {
    return 'parvis_settings';
  }

  /**
   * {@inheritdoc}
   */
  protected function getEditableConfigNames() {
    return ['parvis.settings'];
  }

  /**
   * {@inheritdoc}
   */
  public function buildForm(array $form, FormStateInterface $form_state) {
    $config = $this->config('parvis.settings');
    $form['api'] = [
      '#type' => 'url',
      '#title' => 'Adresse de votre serveur Parvis',
      '#description' => 'Demandez-la à la personne qui l’a installé, sans /api à la fin. Elle doit y autoriser ce site.',
      '#default_value' => $config->get('api'),
      '#required' => TRUE,
    ];
    $form['theme'] = [
      '#type' => 'select',
      '#title' => 'Thème',
      '#options' => ['auto' => 'Celui de la page', 'light' => 'Clair', 'dark' => 'Sombre'],
      '#default_value' => $config->get('theme'),
    ];
    // The page never shows the key, so an empty field keeps it.
    $form['key'] = [
      '#type' => 'password',
      '#title' => 'Clé du site',
      '#description' => ($config->get('key') ? 'Une clé est enregistrée : laissez le champ vide pour la garder. ' : '')
      . 'Créez-la dans Parvis : Paramètres → Votre site. Avec elle, le bloc propose les formulaires et les inscriptions ouverts.',
      '#maxlength' => 200,
    ];
    if ($config->get('key')) {
      $form['forget_key'] = ['#type' => 'checkbox', '#title' => 'Oublier cette clé'];
    }
    return parent::buildForm($form, $form_state);
  }

  /**
   * {@inheritdoc}
   */
  public function validateForm(array &$form, FormStateInterface $form_state) {
    parent::validateForm($form, $form_state);
    if (\ParvisPlaceholder::address($form_state->getValue('api')) === '') {
      $form_state->setErrorByName('api', 'Cette adresse n’est pas valable. Écrivez-la en entier, par exemple https://api.example.org.');
    }
    $key = (string) $form_state->getValue('key');
    if ($key !== '' && \ParvisLists::key($key) === '') {
      $form_state->setErrorByName('key', 'Cette clé n’est pas valable. Copiez-la en entier.');
    }
  }

  /**
   * {@inheritdoc}
   */
  public function submitForm(array &$form, FormStateInterface $form_state) {
    $before = (string) $this->config('parvis.settings')->get('key');
    $key = \ParvisLists::key($form_state->getValue('key')) ?: $before;
    $this->config('parvis.settings')
      ->set('key', $form_state->getValue('forget_key') ? '' : $key)
      ->set('api', \ParvisPlaceholder::address($form_state->getValue('api')))
      ->set('theme', $form_state->getValue('theme'))
      ->save();
    // The script tag contains the address.
    Cache::invalidateTags(['library_info']);
    parent::submitForm($form, $form_state);
  }

}
