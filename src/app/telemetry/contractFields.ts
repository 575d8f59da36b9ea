import { configurationNames } from '../../api/configurationNames.ts';

/** Every name of a field in the bank's answers (docs/bank-api.yaml); the tests compare both. */
export const contractFields: ReadonlySet<string> = new Set([
  ...configurationNames,
  ...`access_token alias amount apellidos categoryId clientId codigoCarro compania companies
    company companyId content contract contract_name contracts correo cuentas debtFrontId debts
    description docUsr dueDate duplicateCompanyId empresa ept estado estadoSesion expires_in fecha
    help holder icon id id_Codigo_Empresa id_Empresa id_Id_Cliente id_Id_Documento id_Id_Servicio
    id_Total_Pagado identificador identifiers idu image invoiceId items kind label maxAmount
    maxItems maxLength minAmount name newToken nombre nombreCliente pattern perfil politica
    reference referencia registros res secondId segundoApellido serviceId status suggestedAccount
    telefono tiempoDeInactividad total totalTag totalTagAccount url value`.split(/\s+/),
]);
