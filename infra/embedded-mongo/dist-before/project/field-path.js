import { location, MongoError } from '../values/errors.js';
/** Splits a field path of a projection or stage. @throws MongoError for a path MongoDB does not allow. */
export function splitFieldPath(path) {
    if (path === '')
        throw location(40352, 'FieldPath cannot be constructed with empty string');
    const parts = path.split('.');
    if (parts.at(-1) === '')
        throw location(40353, "FieldPath must not end with a '.'.");
    for (const part of parts) {
        if (part === '')
            throw location(15998, 'FieldPath field names may not be empty strings.');
        if (part.startsWith('$'))
            throw new MongoError(16410, "FieldPath field names may not start with '$'. Consider using $getField or $setField.");
    }
    return parts;
}
//# sourceMappingURL=field-path.js.map