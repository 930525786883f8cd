import java.util.*;

class Account {
    private int balance;

    boolean withdraw(int amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount: " + amount);
        }
        if (balance < amount) {
            return false;
        }
        balance -= amount;
        return true;
    }
}
