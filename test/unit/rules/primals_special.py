"""What the special functions with a rule compute, told by mpmath or by their definitions."""

import mpmath
from mpmath import mpf


def polygamma(order, x):
    """By the recurrence from where mpmath has it, or where that is far by reflection there."""
    order, x = int(order), mpf(x)
    sign = (-1) ** order
    if -200 < x < 0:
        count = int(-x) + 2
        below = mpmath.fsum((x + k) ** -(order + 1) for k in range(count))
        return mpmath.psi(order, x + count) - sign * mpmath.factorial(order) * below
    if x > 0:
        return mpmath.psi(order, x)
    r = x - mpmath.nint(x)
    below = mpmath.nsum(lambda k: (r + k) ** -(order + 1), [-mpmath.inf, mpmath.inf])
    cotangent = mpmath.pi * mpmath.cot(mpmath.pi * r)
    turned = cotangent if order == 0 else sign * mpmath.factorial(order) * below
    return sign * mpmath.psi(order, 1 - x) - turned


def log_gamma(x):
    return mpmath.log(abs(mpmath.gamma(x)))


def _newton(function, y, x):
    """Where erf or erfc is x: by Newton's steps, on the logarithm where it is small."""
    for _ in range(12):
        slope = 2 / mpmath.sqrt(mpmath.pi) * mpmath.exp(-y * y)
        value = function(y)
        if function is mpmath.erfc:
            y += mpmath.log(value / x) * value / slope
        else:
            y -= (value - x) / slope
    return y


def erfinv(x):
    if abs(x) < 0.9:
        return _newton(mpmath.erf, mpf(x) * mpmath.sqrt(mpmath.pi) / 2, x)
    return mpmath.sign(x) * erfcinv(1 - abs(x))


def erfcinv(z):
    if z > 0.5:
        return erfinv(1 - mpf(z))
    log = -mpmath.log(z)
    return _newton(mpmath.erfc, mpmath.sqrt(log - mpmath.log(log + 1) / 2), z)


def _of_second_kind(order, x, sign):
    """K (sign 1) or -pi/2 times Y (sign -1) of a whole order, by their series and recurrences."""
    order, x = int(order), mpf(x)
    if x <= 0:
        raise ValueError("a logarithm of it is taken")
    with mpmath.extraprec(40 + int(4 * x)):
        q, log = sign * x * x / 4, mpmath.log(x / 2) + mpmath.euler
        before, here = mpf(0), sign / x
        factor, harmonic, k = mpf(1), mpf(0), 0
        while abs(factor) > mpmath.eps * mpmath.eps:
            before += factor * (harmonic - log)
            next_harmonic = harmonic + mpf(1) / (k + 1)
            here += x / 4 * factor / (k + 1) * (2 * log - harmonic - next_harmonic)
            k, harmonic = k + 1, next_harmonic
            factor *= q / (k * k)
        before, here = before, sign * here
        for n in range(1, abs(order)):
            before, here = here, sign * before + 2 * n / x * here
    found = here if order else before
    return -found if sign < 0 and order < 0 and order % 2 else found


def bessel_k(order, x):
    return _of_second_kind(order, x, 1)


def bessel_y(order, x):
    return _of_second_kind(order, x, -1) * -2 / mpmath.pi


def spherical(bessel):
    return lambda order, x: mpmath.sqrt(mpmath.pi / (2 * x)) * bessel(order + mpf(1) / 2, x)


def scaled(bessel, sign):
    """Times exp(-x), or exp(-|x|) for what grows to both sides."""
    return lambda order, x: bessel(order, x) * mpmath.exp(x if sign > 0 else -abs(x))


def legendre_q(degree, x):
    before, here = mpmath.atanh(x), x * mpmath.atanh(x) - 1
    if int(degree) == 0:
        return before
    for k in range(1, int(degree)):
        before, here = here, ((2 * k + 1) * x * here - k * before) / (k + 1)
    return here


def associated_legendre(degree, order, x):
    """By the derivative of the polynomial, with the sign of Condon and Shortley."""
    degree, order = int(degree), int(order)
    terms = [
        (-1) ** k
        * mpmath.binomial(degree, k)
        * mpmath.binomial(2 * degree - 2 * k, degree)
        * mpmath.ff(degree - 2 * k, order)
        * mpf(x) ** (degree - 2 * k - order)
        for k in range((degree - order) // 2 + 1)
    ]
    return (-1) ** order * mpf(1 - x * x) ** (mpf(order) / 2) * mpmath.fsum(terms) / 2**degree


def density(x):
    return mpmath.npdf(x)


def upper(x):
    return mpmath.erfc(x / mpmath.sqrt(2)) / 2


def of_orders(names, function, orders=(0, 1)):
    """A family: the name ends in its order, or in what stands for any."""
    stem, any_order = names
    found = {f"{stem}{n}": lambda x, n=n: function(n, x) for n in orders}
    return {**found, f"{stem}{any_order}": function}


def polylog(order, x):
    return mpmath.re(mpmath.polylog(order, x))


SPECIAL = {
    "digamma": lambda x: polygamma(0, x),
    "erfcinv": erfcinv,
    "erfinv": erfinv,
    "gsl_cdf_ugaussian_P": lambda x: upper(-x),
    "gsl_cdf_ugaussian_Pinv": lambda p: -mpmath.sqrt(2) * erfcinv(2 * p),
    "gsl_cdf_ugaussian_Q": upper,
    "gsl_cdf_ugaussian_Qinv": lambda q: mpmath.sqrt(2) * erfcinv(2 * q),
    "gsl_pow_int": lambda x, n: mpmath.power(x, int(n)),
    "gsl_ran_ugaussian_pdf": density,
    "gsl_sf_Chi": mpmath.chi,
    "gsl_sf_Ci": mpmath.ci,
    "gsl_sf_Shi": mpmath.shi,
    "gsl_sf_Si": mpmath.si,
    "gsl_sf_airy_Ai": lambda x, mode: mpmath.airyai(x),
    "gsl_sf_airy_Ai_deriv": lambda x, mode: mpmath.airyai(x, 1),
    "gsl_sf_airy_Bi": lambda x, mode: mpmath.airybi(x),
    "gsl_sf_airy_Bi_deriv": lambda x, mode: mpmath.airybi(x, 1),
    "gsl_sf_atanint": lambda x: mpmath.im(mpmath.polylog(2, 1j * x)),
    "gsl_sf_bessel_Inu": mpmath.besseli,
    "gsl_sf_bessel_Jnu": mpmath.besselj,
    "gsl_sf_bessel_Knu": mpmath.besselk,
    "gsl_sf_bessel_Knu_scaled": lambda nu, x: mpmath.exp(x) * mpmath.besselk(nu, x),
    "gsl_sf_bessel_Ynu": mpmath.bessely,
    "gsl_sf_bessel_lnKnu": lambda nu, x: mpmath.log(mpmath.besselk(nu, x)),
    "gsl_sf_beta": mpmath.beta,
    "gsl_sf_beta_inc": lambda a, b, x: mpmath.betainc(a, b, 0, x, regularized=True),
    "gsl_sf_clausen": lambda x: mpmath.clsin(2, x),
    "gsl_sf_cos": mpmath.cos,
    "gsl_sf_dawson": lambda x: mpmath.sqrt(mpmath.pi) / 2 * mpmath.exp(-x * x) * mpmath.erfi(x),
    "gsl_sf_dilog": lambda x: polylog(2, x),
    "gsl_sf_ellint_E": lambda phi, k, mode: mpmath.ellipe(phi, k * k),
    "gsl_sf_ellint_Ecomp": lambda k, mode: mpmath.ellipe(k * k),
    "gsl_sf_ellint_F": lambda phi, k, mode: mpmath.ellipf(phi, k * k),
    "gsl_sf_ellint_Kcomp": lambda k, mode: mpmath.ellipk(k * k),
    "gsl_sf_ellint_RD": lambda x, y, z, mode: mpmath.elliprd(x, y, z),
    "gsl_sf_erf": mpmath.erf,
    "gsl_sf_erf_Q": upper,
    "gsl_sf_erf_Z": density,
    "gsl_sf_erfc": mpmath.erfc,
    "gsl_sf_eta": mpmath.altzeta,
    "gsl_sf_exp": mpmath.exp,
    "gsl_sf_expint_E1": mpmath.e1,
    "gsl_sf_expint_E2": lambda x: mpmath.expint(2, x),
    "gsl_sf_expint_Ei": mpmath.ei,
    "gsl_sf_expint_En": mpmath.expint,
    "gsl_sf_expm1": mpmath.expm1,
    "gsl_sf_fermi_dirac_0": lambda x: mpmath.log(1 + mpmath.exp(x)),
    "gsl_sf_fermi_dirac_1": lambda x: -polylog(2, -mpmath.exp(x)),
    "gsl_sf_fermi_dirac_2": lambda x: -polylog(3, -mpmath.exp(x)),
    "gsl_sf_fermi_dirac_m1": lambda x: 1 / (1 + mpmath.exp(-x)),
    "gsl_sf_gamma": mpmath.gamma,
    "gsl_sf_gamma_inc": mpmath.gammainc,
    "gsl_sf_gamma_inc_P": lambda a, x: mpmath.gammainc(a, 0, x, regularized=True),
    "gsl_sf_gamma_inc_Q": lambda a, x: mpmath.gammainc(a, x, regularized=True),
    "gsl_sf_gammainv": mpmath.rgamma,
    "gsl_sf_hazard": lambda x: density(x) / upper(x),
    "gsl_sf_hyperg_0F1": mpmath.hyp0f1,
    "gsl_sf_hyperg_1F1": mpmath.hyp1f1,
    "gsl_sf_hyperg_2F1": mpmath.hyp2f1,
    "gsl_sf_hyperg_U": mpmath.hyperu,
    "gsl_sf_hypot": mpmath.hypot,
    "gsl_sf_hzeta": mpmath.zeta,
    "gsl_sf_lambert_W0": lambda x: mpmath.re(mpmath.lambertw(x)),
    "gsl_sf_lambert_Wm1": lambda x: mpmath.re(mpmath.lambertw(x, -1)),
    "gsl_sf_legendre_P1": lambda x: x,
    "gsl_sf_legendre_P2": lambda x: (3 * x * x - 1) / 2,
    "gsl_sf_legendre_P3": lambda x: x * (5 * x * x - 3) / 2,
    "gsl_sf_legendre_Plm": associated_legendre,
    "gsl_sf_legendre_Pl": lambda degree, x: mpmath.legendre(int(degree), x),
    "gsl_sf_lnbeta": lambda a, b: mpmath.log(mpmath.beta(a, b)),
    "gsl_sf_lncosh": lambda x: mpmath.log(mpmath.cosh(x)),
    "gsl_sf_lngamma": log_gamma,
    "gsl_sf_lnpoch": lambda a, x: mpmath.log(mpmath.rf(a, x)),
    "gsl_sf_lnsinh": lambda x: mpmath.log(mpmath.sinh(x)),
    "gsl_sf_log": mpmath.log,
    "gsl_sf_log_1plusx": mpmath.log1p,
    "gsl_sf_log_abs": lambda x: mpmath.log(abs(x)),
    "gsl_sf_log_erfc": lambda x: mpmath.log(mpmath.erfc(x)),
    "gsl_sf_poch": mpmath.rf,
    "gsl_sf_pow_int": lambda x, n: mpmath.power(x, int(n)),
    "gsl_sf_psi": lambda x: polygamma(0, x),
    "gsl_sf_psi_1": lambda x: polygamma(1, x),
    "gsl_sf_psi_n": polygamma,
    "gsl_sf_sin": mpmath.sin,
    "gsl_sf_zeta": mpmath.zeta,
    "j0": lambda x: mpmath.besselj(0, x),
    "j1": lambda x: mpmath.besselj(1, x),
    "jn": mpmath.besselj,
    "lgamma": log_gamma,
    "lgamma_r": {"result": log_gamma, "sign": lambda x: mpmath.sign(mpmath.gamma(x))},
    "polygamma": polygamma,
    "tgamma": mpmath.gamma,
    "tgamma_r": {
        "result": lambda x: abs(mpmath.gamma(x)),
        "sign": lambda x: mpmath.sign(mpmath.gamma(x)),
    },
    "tanh_slope": lambda x, value: mpmath.sech(x) ** 2,
    "trigamma": lambda x: polygamma(1, x),
    "y0": lambda x: bessel_y(0, x),
    "y1": lambda x: bessel_y(1, x),
    "yn": bessel_y,
    **of_orders(("gsl_sf_bessel_I", "n"), mpmath.besseli),
    **of_orders(("gsl_sf_bessel_J", "n"), mpmath.besselj),
    **of_orders(("gsl_sf_bessel_K", "n"), bessel_k),
    **of_orders(("gsl_sf_bessel_Y", "n"), bessel_y),
    **of_orders(("gsl_sf_bessel_j", "l"), spherical(mpmath.besselj), (0, 1, 2)),
    **of_orders(("gsl_sf_bessel_y", "l"), spherical(mpmath.bessely), (0, 1, 2)),
    **{
        f"gsl_sf_bessel_{kind}{name}_scaled": value
        for kind, function in (
            ("I", scaled(mpmath.besseli, -1)),
            ("K", scaled(bessel_k, 1)),
        )
        for name, value in of_orders(("", "n"), function).items()
    },
    **of_orders(("gsl_sf_legendre_Q", "l"), legendre_q),
}
