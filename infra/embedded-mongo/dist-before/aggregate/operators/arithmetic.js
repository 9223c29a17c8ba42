import { typeName } from '../../values/compare.js';
import { approximate, divideDecimals, fromDecimal128, fromDouble, multiplyDecimals, quantize, toDecimal128, } from '../../values/decimal.js';
import { badValue, location, typeMismatch } from '../../values/errors.js';
import { add, double, integerResult, isNumeric, multiply, numericType, subtract, toDecimal, toInt64, toInteger, toNumber, widerType, } from '../../values/number.js';
import { binary, eager, isNullish, unary } from '../operator.js';
const addAll = eager(0, Infinity, (args) => {
    let total = 0;
    let date;
    for (const value of args) {
        if (isNullish(value))
            return null;
        if (value instanceof Date) {
            if (date)
                throw location(16612, 'only one date allowed in an $add expression');
            date = value;
        }
        else if (isNumeric(value))
            total = add(total, value) ?? double(toNumber(total) + toNumber(value));
        else
            throw typeMismatch(`$add only supports numeric or date types, not ${typeName(value)}`);
    }
    return date ? new Date(date.getTime() + Math.round(toNumber(total))) : total;
});
const subtractTwo = binary((a, b) => {
    if (isNullish(a) || isNullish(b))
        return null;
    if (isNumeric(a) && isNumeric(b))
        return subtract(a, b) ?? double(toNumber(a) - toNumber(b));
    if (a instanceof Date && b instanceof Date)
        return integerResult(BigInt(a.getTime() - b.getTime()), false);
    if (a instanceof Date && isNumeric(b))
        return new Date(a.getTime() - Math.round(toNumber(b)));
    throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
});
const multiplyAll = eager(0, Infinity, (args) => {
    let product = 1;
    for (const value of args) {
        if (isNullish(value))
            return null;
        if (!isNumeric(value))
            throw typeMismatch(`$multiply only supports numeric types, not ${typeName(value)}`);
        product = multiply(product, value) ?? double(toNumber(product) * toNumber(value));
    }
    return product;
});
const divide = binary((a, b) => {
    if (isNullish(a) || isNullish(b))
        return null;
    if (!isNumeric(a) || !isNumeric(b))
        throw typeMismatch(`$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
    if (toNumber(b) === 0)
        throw badValue("can't $divide by zero");
    if (widerType(numericType(a), numericType(b)) === 'decimal')
        return toDecimal128(divideDecimals(toDecimal(a), toDecimal(b)));
    return double(toNumber(a) / toNumber(b));
});
const modulo = binary((a, b) => {
    if (isNullish(a) || isNullish(b))
        return null;
    if (!isNumeric(a) || !isNumeric(b))
        throw location(16611, `$mod only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
    if (toNumber(b) === 0)
        throw location(16610, "can't $mod by zero");
    switch (widerType(numericType(a), numericType(b))) {
        case 'decimal': {
            const quotient = quantize(divideDecimals(toDecimal(a), toDecimal(b)), 0, 'trunc');
            return subtract(a, toDecimal128(multiplyDecimals(quotient, toDecimal(b))));
        }
        case 'double':
            return double(toNumber(a) % toNumber(b));
        default: {
            const bothInt = numericType(a) === 'int' && numericType(b) === 'int';
            return integerResult(toInt64(a) % toInt64(b), bothInt);
        }
    }
});
/** An operator on one number; null and missing give null. */
function onNumber(apply) {
    return unary((value, call) => (isNullish(value) ? null : apply(numeric(value, call.name), call)));
}
/** A function on doubles; a decimal is computed as a double and given back as a decimal of 15 digits. */
function realFunction(apply, check) {
    return onNumber((n) => {
        const x = toNumber(n);
        check?.(x);
        const result = double(apply(x));
        return numericType(n) === 'decimal' ? toDecimal128(toDecimal(result)) : result;
    });
}
const absolute = onNumber((n) => {
    if (toNumber(n) >= 0)
        return n;
    return subtract(numericType(n) === 'decimal' ? toDecimal128({ coefficient: 0n, exponent: 0 }) : 0, n) ?? refuseAbs();
});
function refuseAbs() {
    throw location(28680, "can't take $abs of long long min");
}
function wholeNumber(ofDouble) {
    return onNumber((n) => {
        const type = numericType(n);
        if (type === 'int' || type === 'long')
            return n;
        if (type === 'double')
            return double(ofDouble(toNumber(n)));
        const value = fromDecimal128(n);
        if (typeof value === 'number')
            return n;
        const truncated = quantize(value, 0, 'trunc');
        const rest = approximate(value) - approximate(truncated);
        const step = ofDouble(rest === 0 ? 0 : Math.sign(rest) / 2);
        return add(toDecimal128(truncated), step === 0 ? 0 : step);
    });
}
function rounding(mode) {
    return eager(1, 2, ([value, places], call) => {
        if (isNullish(value) || places === null)
            return null;
        const n = numeric(value, call.name);
        const digits = places === undefined ? 0 : toInteger(places);
        if (digits === undefined || digits < -20 || digits > 100)
            throw location(51082, `precision argument to ${call.name} must be an integral value between -20 and 100`);
        const type = numericType(n);
        if (type === 'decimal')
            return toDecimal128(quantize(fromDecimal128(n), digits, mode));
        if (type === 'double')
            return double(approximate(quantize(fromDouble(toNumber(n)), digits, mode)));
        const whole = quantize({ coefficient: toInt64(n), exponent: 0 }, digits, mode);
        if (typeof whole === 'number')
            return n;
        return (integerResult(whole.coefficient * 10n ** BigInt(whole.exponent), type === 'int') ?? double(approximate(whole)));
    });
}
const power = binary((base, exponent) => {
    if (isNullish(base) || isNullish(exponent))
        return null;
    const [a, b] = [numeric(base, "$pow's base"), numeric(exponent, "$pow's exponent")];
    if (toNumber(a) === 0 && toNumber(b) < 0)
        throw location(28764, '$pow cannot take a base of 0 and a negative exponent');
    const type = widerType(numericType(a), numericType(b));
    const approximateResult = double(toNumber(a) ** toNumber(b));
    if (type === 'decimal')
        return toDecimal128(toDecimal(approximateResult));
    if (type === 'double' || toNumber(b) < 0 || toNumber(b) > 63)
        return approximateResult;
    return integerResult(toInt64(a) ** toInt64(b), type === 'int') ?? approximateResult;
});
const logarithm = binary((value, base) => {
    if (isNullish(value) || isNullish(base))
        return null;
    const [x, b] = [toNumber(numeric(value, "$log's argument")), toNumber(numeric(base, "$log's base"))];
    if (x <= 0)
        throw location(28758, `$log's argument must be a positive number, but is ${x}`);
    if (b <= 0 || b === 1)
        throw location(28759, `$log's base must be a positive number not equal to 1, but is ${b}`);
    return double(Math.log(x) / Math.log(b));
});
function numeric(value, what) {
    if (!isNumeric(value))
        throw location(28765, `${what} only supports numeric types, not ${typeName(value)}`);
    return value;
}
function positive(name, code) {
    return (x) => {
        if (x <= 0)
            throw location(code, `${name}'s argument must be a positive number, but is ${x}`);
    };
}
/** Arithmetic operators, exact in BSON's types. */
export const arithmeticOperators = {
    $add: addAll,
    $subtract: subtractTwo,
    $multiply: multiplyAll,
    $divide: divide,
    $mod: modulo,
    $abs: absolute,
    $ceil: wholeNumber(Math.ceil),
    $floor: wholeNumber(Math.floor),
    $round: rounding('round'),
    $trunc: rounding('trunc'),
    $sqrt: realFunction(Math.sqrt, (x) => {
        if (x < 0)
            throw location(28714, "$sqrt's argument must be greater than or equal to 0");
    }),
    $pow: power,
    $exp: realFunction(Math.exp),
    $ln: realFunction(Math.log, positive('$ln', 28766)),
    $log10: realFunction(Math.log10, positive('$log10', 28761)),
    $log: logarithm,
    $rand: () => () => double(Math.random()),
    $isNumber: unary((v) => isNumeric(v)),
};
//# sourceMappingURL=arithmetic.js.map