// claim:  Account.withdraw
// truth:  equivalent
// why:    the condition that throws comes first
import java.util.*;

class Account {
    private int balance;

    boolean withdraw(int amount) {
        if (amount > 0) {
            if (balance >= amount) {
                balance = balance - amount;
                return true;
            } else {
                return false;
            }
        } else {
            throw new IllegalArgumentException("amount: " + amount);
        }
    }
}
