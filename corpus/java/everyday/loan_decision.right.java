class Loans {
    static String decide(int income, int debt, boolean employed) {
        if (!employed) {
            return "declined: employment";
        }
        if (income <= 0) {
            return "declined: income";
        }
        boolean tooMuch = debt / income > 3;
        return tooMuch ? "declined: debt" : "approved";
    }
}
