import { environment } from '../../environment.ts';
import type { LegalDocument } from './legalDocument.ts';

const bank = environment.entityName;

/** Who operates the portal, by which rules, and what happens to a visitor's data. */
export const legalBases: LegalDocument = {
  title: 'Bases legales',
  lead: 'Quién opera el portal, qué normas lo rigen y qué ocurre con tus datos.',
  since: '1 de noviembre de 2026',
  sections: [
    {
      id: 'quien-opera',
      title: 'Quién opera el portal',
      paragraphs: [
        `El Portal de Pagos es operado por ${bank}, entidad vigilada por la Superintendencia Financiera de Colombia, como parte de su servicio de recaudación para empresas e instituciones.`,
        'El banco recauda por encargo de las empresas que figuran en el portal. No vende los servicios que se pagan ni determina sus precios.',
      ],
    },
    {
      id: 'normas',
      title: 'Normas que lo rigen',
      paragraphs: ['El servicio se presta de acuerdo con la ley colombiana, en particular:'],
      items: [
        'la Ley 527 de 1999, sobre mensajes de datos y comercio electrónico, que da valor de prueba a los registros y comprobantes electrónicos;',
        'la Ley 1328 de 2009, sobre protección del consumidor financiero;',
        'la Ley 1480 de 2011, Estatuto del Consumidor, en lo que corresponde a las operaciones a distancia;',
        'la Ley 1581 de 2012 y sus normas reglamentarias, sobre protección de datos personales.',
      ],
    },
    {
      id: 'datos-que-usamos',
      title: 'Qué datos usamos y para qué',
      paragraphs: ['Usamos solo los datos que cada trámite necesita:'],
      definitions: [
        [
          'Al consultar una cuenta',
          'El identificador que escribes (RUT, número de cliente, de servicio o de boleta), para pedir la deuda a la empresa.',
        ],
        [
          'Al pagar',
          'Tu correo electrónico, para enviarte el comprobante, y las cuentas elegidas. Los datos de tu medio de pago se escriben en la página del banco y no pasan por el portal.',
        ],
        [
          'Al registrarte',
          'Tu nombre, RUT, correo y teléfono, para reconocerte y guardar tus cuentas.',
        ],
        [
          'Al escribirnos',
          'Lo que escribes en el formulario de contacto, para responderte. El RUT solo confirma que escribe una persona identificada y no se envía.',
        ],
      ],
    },
    {
      id: 'en-tu-navegador',
      title: 'Qué se guarda en tu navegador',
      paragraphs: [
        'El portal no usa cookies de publicidad ni de seguimiento. Guarda en tu navegador lo necesario para funcionar: tu carro de cuentas, el correo que usaste, el pago en curso y, hasta que cierras la pestaña, las cuentas que consultaste; mientras tu sesión está abierta, quién eres. Al cerrar sesión se borra lo tuyo.',
        'El formulario de contacto usa reCAPTCHA, un servicio de Google que distingue a personas de programas y que se rige por las políticas de privacidad de Google.',
      ],
    },
    {
      id: 'tus-derechos',
      title: 'Tus derechos',
      paragraphs: ['Como titular de tus datos puedes, en cualquier momento y sin costo:'],
      items: [
        'conocer los datos que tenemos de ti y para qué se usan;',
        'actualizarlos o rectificarlos cuando estén incompletos o equivocados;',
        'pedir que se supriman, o revocar tu autorización, cuando no exista un deber legal de conservarlos;',
        'presentar una queja ante la Superintendencia de Industria y Comercio, después de haber reclamado ante nosotros.',
      ],
      closing:
        'Para ejercerlos, escríbenos desde la página de contacto. Las consultas se responden en un plazo de 10 días hábiles y los reclamos en uno de 15 días hábiles, como dispone la ley.',
    },
    {
      id: 'reclamos',
      title: 'Consultas y reclamos',
      paragraphs: [
        'Si el monto o el servicio de una cuenta no corresponde, dirígete a la empresa que la emitió: es ella quien puede corregirla.',
        'Si el problema es un pago hecho en el portal, escríbenos con la referencia de tu comprobante. También puedes acudir al Defensor del Consumidor Financiero del banco o a la Superintendencia Financiera de Colombia.',
      ],
    },
  ],
};
