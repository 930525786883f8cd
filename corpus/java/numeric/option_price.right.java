class Options {
    static double price(boolean isCall, double spot, double strike, double rate, double volatility, double years) {
        if (spot <= 0.0 || strike <= 0.0 || volatility <= 0.0 || years <= 0.0) {
            return 0.0;
        }
        double root = Math.sqrt(years);
        double d1 = (Math.log(spot / strike) + (rate + volatility * volatility / 2.0) * years) / (volatility * root);
        double d2 = d1 - volatility * root;
        double discounted = strike * Math.exp(-rate * years);
        if (isCall) {
            return spot * cumulative(d1) - discounted * cumulative(d2);
        } else {
            return discounted * cumulative(d2) - spot * cumulative(-d1);
        }
    }

    private static double cumulative(double x) {
        boolean isNegative = x < 0.0;
        double z = isNegative ? -x : x;
        double t = 1.0 / (1.0 + 0.2316419 * z);
        double sum = 0.0;
        sum = sum * t + 1.330274429;
        sum = sum * t - 1.821255978;
        sum = sum * t + 1.781477937;
        sum = sum * t - 0.356563782;
        sum = sum * t + 0.319381530;
        sum = sum * t;
        double tail = Math.exp(-z * z / 2.0) * 0.3989422804014327 * sum;
        if (isNegative) {
            return tail;
        }
        return 1.0 - tail;
    }
}
