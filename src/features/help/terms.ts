import { environment } from '../../config/environment.ts';
import type { LegalDocument } from './legalDocument.ts';

const bank = environment.entityName;

/** The terms and conditions of the portal, section by section. */
export const terms: LegalDocument = {
  title: 'Términos y Condiciones',
  lead: 'Las reglas de uso del Portal de Pagos. Al pagar o registrarte declaras que las leíste y las aceptas.',
  since: '1 de noviembre de 2026',
  sections: [
    {
      id: 'definiciones',
      title: 'Definiciones',
      paragraphs: [
        'En este documento, las palabras siguientes tienen el sentido que aquí se indica:',
      ],
      definitions: [
        ['Banco', `${bank}, que opera el Portal y la plataforma de recaudación.`],
        [
          'Portal',
          'El sitio web en el que se consultan y pagan cuentas y deudas, con todas sus pantallas y correos.',
        ],
        [
          'Cliente',
          'La empresa o institución que es titular de una cuenta en el Banco y recauda sus cobros por medio del Portal.',
        ],
        [
          'Usuario Pagador',
          'La persona que consulta o paga por medio del Portal, como visitante o con registro, y que se identifica con su RUT cuando el servicio lo requiere.',
        ],
        [
          'Convenio',
          'El acuerdo entre el Cliente y el Banco según el cual se recauda un servicio.',
        ],
        [
          'Cuenta',
          'La obligación que un Cliente informa para ser pagada: una boleta, una cuota o un cobro.',
        ],
        [
          'Carro de cuentas',
          'El conjunto de Cuentas de un mismo Convenio que se pagan en una sola operación.',
        ],
        [
          'Link de pago',
          'La dirección que se envía por correo electrónico para que otra persona pague un Carro de cuentas.',
        ],
        [
          'Comprobante',
          'El documento que deja constancia de un pago aprobado, con su referencia, fecha y monto.',
        ],
      ],
    },
    {
      id: 'uso-del-portal',
      title: 'Uso del Portal',
      paragraphs: [
        'El Portal permite consultar las Cuentas que informan los Clientes, reunirlas en un Carro de cuentas, pagarlas y recibir el Comprobante. Para consultar y pagar no es necesario registrarse.',
        'El registro permite, además, guardar Cuentas, revisar los pagos hechos y obtener reportes. Al registrarse, el Usuario Pagador entrega datos verdaderos y los mantiene al día. La contraseña es personal: quien la recibe la guarda en reserva y responde por lo que se haga con ella.',
        'El pago se realiza en la página de pago del Banco. El Portal no solicita ni conserva los datos de tarjetas ni las claves bancarias del Usuario Pagador.',
        'Por seguridad, la sesión de un usuario registrado se cierra después de un tiempo sin actividad, con un aviso previo.',
      ],
    },
    {
      id: 'usos-prohibidos',
      title: 'Usos prohibidos',
      paragraphs: ['No está permitido:'],
      items: [
        'consultar Cuentas de otras personas con un fin distinto de pagarlas o sin su autorización;',
        'usar el Portal para ocultar el origen de recursos, financiar actividades ilícitas o suplantar a otra persona;',
        'recorrer el Portal con programas automáticos, extraer sus datos de forma masiva o probar números de cliente al azar;',
        'intentar acceder a sistemas, sesiones o información ajenos, o eludir las medidas de seguridad;',
        'introducir código dañino o perturbar el funcionamiento del servicio;',
        'reproducir el Portal o enlazarlo de manera que induzca a error sobre quién lo opera.',
      ],
      closing:
        'El Banco puede suspender el acceso de quien incurra en estos usos e informar a las autoridades, sin perjuicio de las acciones que correspondan.',
    },
    {
      id: 'responsabilidades',
      title: 'Responsabilidades',
      paragraphs: [
        'Cada Cliente responde por la existencia, el monto y el vencimiento de las Cuentas que informa, y por el servicio o producto que cobra. Los reclamos sobre una Cuenta se dirigen al Cliente que la emitió.',
        'El Banco responde por recaudar los pagos aprobados, abonarlos al Cliente según el Convenio y poner el Comprobante a disposición del Usuario Pagador.',
        'El Usuario Pagador verifica la empresa, el número de cliente y el monto antes de pagar, y entrega un correo electrónico al que tiene acceso.',
        'El Banco no responde por perjuicios que provengan de datos equivocados entregados por el Usuario Pagador, de fallas de su dispositivo o de su conexión, o de fuerza mayor. Nada en este documento limita los derechos que la ley reconoce al consumidor financiero.',
      ],
    },
    {
      id: 'limites-de-pago',
      title: 'Límites de pago',
      paragraphs: [
        'Un Carro de cuentas admite hasta 10 Cuentas, salvo que el Convenio fije otro número, y todas deben pertenecer al mismo Convenio.',
        'El Convenio puede fijar un monto mínimo y un monto máximo por operación; el Portal los informa antes de pagar. El medio de pago que se elija puede tener, además, sus propios límites.',
        'Una Cuenta cuyo pago está pendiente no puede pagarse de nuevo hasta conocer su resultado.',
      ],
    },
    {
      id: 'prueba-de-las-operaciones',
      title: 'Prueba de las operaciones',
      paragraphs: [
        'El Usuario Pagador y el Banco aceptan que los registros electrónicos del Portal, los mensajes de datos y los Comprobantes prueban las operaciones, con el valor que la ley les reconoce.',
        'Un pago se considera hecho cuando el Banco lo informa como aprobado. Mientras su estado sea pendiente o esté en verificación, el Portal lo indica así y no lo da por pagado ni por rechazado.',
        'El Comprobante se envía al correo electrónico indicado al pagar. Se recomienda conservarlo junto con la boleta.',
      ],
    },
    {
      id: 'propiedad-intelectual',
      title: 'Propiedad intelectual',
      paragraphs: [
        'El diseño, los textos, el código y los signos del Portal pertenecen al Banco o a quienes le otorgaron licencia. Los nombres y logotipos de los Clientes son de sus titulares y se muestran solo para identificarlos.',
        'El uso del Portal no transfiere derechos sobre esos elementos. Se permiten únicamente la copia y la impresión para uso personal, como la del Comprobante.',
      ],
    },
    {
      id: 'datos-personales',
      title: 'Datos personales',
      paragraphs: [
        'El Banco trata los datos personales del Usuario Pagador para consultar sus Cuentas, procesar sus pagos, enviar Comprobantes, atender sus consultas y cumplir sus obligaciones legales, de acuerdo con la Ley 1581 de 2012 y las normas que la desarrollan.',
        'Los datos necesarios para aplicar un pago se comparten con el Cliente correspondiente y con quienes prestan servicios al Banco, bajo reserva y solo para ese fin.',
        'El titular puede conocer, actualizar, rectificar y suprimir sus datos, y revocar la autorización cuando proceda, por medio de la página de contacto. Las Bases legales explican cómo hacerlo.',
        'El Banco nunca solicita información personal ni financiera por correo electrónico.',
      ],
    },
    {
      id: 'termino-del-servicio',
      title: 'Disponibilidad y término del servicio',
      paragraphs: [
        'El Portal está disponible las 24 horas del día, los 7 días de la semana. Puede interrumpirse por mantenimiento, por fallas técnicas o por fuerza mayor; cuando la interrupción sea programada, se avisará en el Portal.',
        'El Usuario Pagador puede dejar de usar el Portal y eliminar su usuario en cualquier momento desde su perfil. El Banco puede modificar o terminar el servicio, en todo o en parte, y lo comunicará con anticipación razonable. Las operaciones en curso se completan según este documento.',
        'Los cambios de estos Términos y Condiciones rigen desde su publicación en el Portal y no alteran los pagos ya hechos.',
      ],
    },
    {
      id: 'costos',
      title: 'Costos',
      paragraphs: [
        'El uso del Portal no tiene costo para el Usuario Pagador: el total de cada operación es la suma de las Cuentas elegidas. Los cargos que el emisor del medio de pago aplique según su propio contrato son ajenos al Portal.',
      ],
    },
    {
      id: 'ley-aplicable',
      title: 'Ley aplicable',
      paragraphs: [
        'Este documento se rige por las leyes de la República de Colombia. Las diferencias que surjan de su aplicación se resuelven, en lo posible, de manera directa; de no lograrse, se someten a los jueces competentes de Colombia, sin perjuicio de las instancias que la ley prevé para la protección del consumidor financiero.',
      ],
    },
  ],
};
