// claim:  Tax.due
// truth:  equivalent
// why:    two helpers are extracted and the branches turned round
import java.util.*;

class Tax {
    static long due(long income, boolean married) {
        long taxed = income - (married ? 20000 : 10000);
        if (taxed <= 0) return 0;
        if (taxed <= 50000) return taxed / 10;
        return 5000 + (taxed - 50000) / 4;
    }
}
