// claim:  decide
// truth:  equivalent
// why:    nested ifs become early returns
class Loans {
    static String decide(int income, int debt, boolean employed) {
        String answer;
        if (employed) {
            if (income > 0) {
                if (debt / income >= 4) {
                    answer = "declined: debt";
                } else {
                    answer = "approved";
                }
            } else {
                answer = "declined: income";
            }
        } else {
            answer = "declined: employment";
        }
        return answer;
    }
}
